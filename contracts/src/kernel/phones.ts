/** 3 to 15 digits (E.164), optional plus; ignores blanks (AMB-89, R-CRT-16). */
export const isPhoneNumber = (text: string): boolean => /^\+?\d{3,15}$/.test(text.replaceAll(/\s/g, ''));
