import { cleanText } from '@portal/contracts/kernel';

/** Text without accents and case, so that "otono" finds "Otoño". */
export const plainWords = (text: string): string =>
  cleanText(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
