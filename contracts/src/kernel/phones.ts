/** Is this a phone number: digits, with spaces and a leading plus as people write them (R-CRT-16)? At most E.164's 15. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?\d{6,15}$/.test(text.replaceAll(/\s/g, ''));
}
