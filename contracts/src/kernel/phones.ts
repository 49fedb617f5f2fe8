/** A phone number: 3 to 15 digits (E.164's most), a leading plus or none; blanks of any kind are ignored (AMB-89, R-CRT-16). */
export const isPhoneNumber = (text: string): boolean => /^\+?\d{3,15}$/.test(text.replaceAll(/\s/g, ''));
