"""Cases as text, and back."""
