let a = [0xg, 0x, 0b2, 0b, 0b12, 0o8, 0o, 0o78, 12ab, 1e, 1e+, 1ex, 1.5e_, 0x1.8, 0x1p, 0x1pz, 1.0e5q]
