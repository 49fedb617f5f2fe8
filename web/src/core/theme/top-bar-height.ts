/** Pixels. */
export const topBarHeight = 64;
