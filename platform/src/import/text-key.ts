import { cleanLine } from '@portal/contracts';

/** What texts are compared by: neither case nor accents matter, nor how an accent is written. */
export const textKey = (text: string): string =>
  cleanLine(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
