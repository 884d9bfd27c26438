"""How a table of Spoil Five is told: in words, as text, as HTML, and live."""
