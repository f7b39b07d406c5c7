"""Printed games, measured in the PDF itself."""
