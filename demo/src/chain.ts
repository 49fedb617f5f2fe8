/** The fictional chain of the demo data. */
export const chainName = 'Bravalume';
export const chainSite = 'bravalume.example';
