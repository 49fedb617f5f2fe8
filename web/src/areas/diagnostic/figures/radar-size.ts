/** Pixels of a radar, both ways (R-DIA-30, R-CON-21). */
export const radarSize = 250;
