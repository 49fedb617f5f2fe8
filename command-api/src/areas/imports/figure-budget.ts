/**
 * How much an import may hold: all its figures are one append, and so is its undo. Every store takes 8,000,000 bytes: the
 * 20,000 rows of a file with the longest names have less than five. Most of what an event takes beside its rows is who
 * did it, when and why.
 */
export const figureBudget = { maxBytes: 7_900_000, bytesPerPlace: 640 } as const;
