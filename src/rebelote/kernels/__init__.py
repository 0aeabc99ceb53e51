"""Compiled kernels: legal cards, playouts, the exact solver, sampling of worlds."""
