"""All tables that are awake: one mailbox and one writer for each."""
