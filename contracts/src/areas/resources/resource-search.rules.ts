import { searchWords } from '../../kernel';

/** Telephone numbers and tax numbers have as many digits; references of pieces have fewer. */
const digitsOfSomebody = 7;

/**
 * The words of a search as they are written down when it found nothing; empty for what may be about a person (an
 * address, a number of theirs) and for what holds no word.
 */
export function reportableTerm(term: string): string {
  const digits = term.replace(/\P{N}/gu, '').length;
  const words = searchWords(term);
  const isShort = words.join('').length < 3;
  return term.includes('@') || digits >= digitsOfSomebody || isShort ? '' : words.join(' ');
}
