/**
 * An import, and its undo, is one append: all stores take 8,000,000 bytes.
 * 20,000 rows with the longest names need under 5 MB. bytesPerPlace: event metadata.
 */
export const figureBudget = { maxBytes: 7_900_000, bytesPerPlace: 640 } as const;
