"""The viewer in the browser: solids, a session that knows no server, and the server around it."""
