/** E.164 */
export const phoneDigits = { min: 3, max: 15 } as const;

const pattern = new RegExp(String.raw`^\+?\d{${phoneDigits.min},${phoneDigits.max}}$`);

/** Optional plus; ignores blanks (AMB-89, R-CRT-16). */
export const isPhoneNumber = (text: string): boolean => pattern.test(text.replaceAll(/\s/g, ''));
