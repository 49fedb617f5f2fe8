import { searchWords } from '../../kernel';

interface Dated {
  readonly id: number;
  readonly name: string;
  readonly reference: string;
  /** ISO 8601 UTC; `null` where it never was. */
  readonly publishedAt: string | null;
}

/** A name without what changes from campaign to campaign: years and other numbers, accents, capitals. */
const stemOf = (name: string): string =>
  searchWords(name)
    .filter((word) => !/\d/.test(word))
    .join(' ');

/** Whether one resource follows another: the same reference, or the same name but for its numbers. */
const isSuccessor = (former: Dated, { name, reference }: Dated): boolean => {
  const isSameReference = reference !== '' && reference === former.reference;
  const stem = stemOf(name);
  return isSameReference || (stem !== '' && stem === stemOf(former.name));
};

/**
 * What could stand in for a resource, the likeliest first: what follows it by reference or name, then the newest. Only
 * what was published later.
 * @param others of the same format and one of the same sections
 */
export function newerThan<R extends Dated>(former: Dated, others: readonly R[]): readonly R[] {
  const since = former.publishedAt ?? '';
  const later = others.filter(
    ({ id, publishedAt }) => id !== former.id && publishedAt !== null && publishedAt > since,
  );
  const rank = (other: R) => (isSuccessor(former, other) ? 0 : 1);
  return later.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      (other.publishedAt ?? '').localeCompare(one.publishedAt ?? '') ||
      other.id - one.id,
  );
}
