"""Contacts: geometry, Delassus operator, Coulomb's law, impacts."""
