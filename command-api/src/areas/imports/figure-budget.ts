/**
 * How much an import may hold: an append of all its figures has at most 1,000,000 bytes in every store. Most of what an
 * event takes beside its rows is who did it, when and why.
 */
export const figureBudget = { maxBytes: 980_000, bytesPerPlace: 640 } as const;
