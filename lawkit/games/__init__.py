"""The other rule sets: classic contract bridge and Spoil Five."""
