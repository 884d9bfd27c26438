"""A table and a ruling as text, as accessible HTML, as a drawing, and as the graph behind a page: pure strings."""
