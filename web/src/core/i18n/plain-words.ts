import { cleanText } from '@portal/contracts/kernel';

/** Without accents and case: "otono" finds "Otoño". */
export const plainWords = (text: string): string =>
  cleanText(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
