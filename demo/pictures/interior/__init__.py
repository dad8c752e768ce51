"""Rooms. x runs along the far wall, y away from the camera, z up."""
