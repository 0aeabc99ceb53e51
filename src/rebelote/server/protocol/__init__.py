"""Every message between the server and a browser (docs/web-protocol.md).

`web/src/protocol.ts` is made from these types by ``tools/export_protocol.py``. The browser knows no
rules: it gets what may be done as actions to send back, and every text ready to be read.
"""
