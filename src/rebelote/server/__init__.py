"""The table in the browser: a web server over the tables of `rebelote.table`."""
