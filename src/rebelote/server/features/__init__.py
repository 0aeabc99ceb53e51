"""What the server does, a module for each part."""
