/** Pieces on a page; what the lists of the contract hand out when nobody says. */
export const listSize = 24;
