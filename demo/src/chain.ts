/** Fictional. */
export const chainName = 'Bravalume';
export const chainSite = 'bravalume.example';
