import { initialOf } from '@portal/contracts';

/** First letters of the first and the last name: `Marta Soler i Vidal` is MV. */
export function lettersOf(name: string): string {
  const parts = name.split(/[\s·-]+/u).filter((part) => /\p{L}/u.test(part));
  const [first, last] = [parts[0], parts.length > 1 ? parts.at(-1) : undefined];
  return first === undefined ? initialOf(name) : initialOf(first) + initialOf(last ?? '');
}
