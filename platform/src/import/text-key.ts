import { cleanLine } from '@portal/contracts';

/** Comparison key without case, accents and Unicode form. */
export const textKey = (text: string): string =>
  cleanLine(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
