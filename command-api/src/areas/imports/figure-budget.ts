/** An import or undo is one append: all stores take 8,000,000 bytes. bytesPerPlace: event metadata. */
export const figureBudget = { maxBytes: 7_900_000, bytesPerPlace: 640 } as const;
