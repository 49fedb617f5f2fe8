import { searchWords } from '../../kernel';

/** Telephone numbers and tax numbers have as many digits; references of pieces have fewer. */
const digitsOfSomebody = 7;

/**
 * The recorded words of a search without results; empty for possibly personal terms (an address, a number) and for no
 * word.
 */
export function reportableTerm(term: string): string {
  const digits = term.replace(/\P{N}/gu, '').length;
  const words = searchWords(term);
  const isShort = words.join('').length < 3;
  return term.includes('@') || digits >= digitsOfSomebody || isShort ? '' : words.join(' ');
}
