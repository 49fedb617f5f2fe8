/** A4 without the margins of the page: as wide as the charts are drawn for the paper. */
export const paperWidth = '182mm';
