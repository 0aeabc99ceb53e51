"""Schemathesis on the HTTP API: whatever is sent, no failure of the server's own."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings

from api.house import THOROUGH, Server

_EXAMPLES = 200 if THOROUGH else 8


def test_no_request_makes_the_server_fail(server: Server) -> None:
    schema = schemathesis.openapi.from_url(f"http://{server.address}/api/schema/openapi.json")
    paths = set()
    found: Any
    for found in schema.get_all_operations():
        operation = found.ok()
        paths.add(operation.path)

        @given(case=operation.as_strategy())
        @settings(max_examples=_EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
        def ask(case: Any) -> None:
            response = case.call()
            assert response.status_code < 500, (case.path, response.text)
            if response.status_code >= 400:
                assert set(response.json()) == {"code", "text"}

        ask()
    assert "/api/tables/{code}/join" in paths
    assert len(paths) == 11
