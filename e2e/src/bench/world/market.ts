/** The deployment that is measured. */
export const market = 'ES';
