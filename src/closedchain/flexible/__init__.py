"""Assumed modes of flexible links: shape functions, their integrals, and frames and points on a bent link."""
