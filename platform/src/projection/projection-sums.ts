import type { ViewContract } from '@portal/contracts';
import type { CheckDocument, Document } from '../stores/view-store/view-store.port';

/** A whole number added to one counter of one document of sums. */
export interface Share {
  readonly id: string;
  readonly key: string;
  readonly add: number;
}

/** Counters over a projection's documents, in a second view and the same commit. */
export interface ProjectionSums {
  readonly view: ViewContract;
  /** Pure: the share of the earlier document is taken out again. */
  readonly shares: (document: Document) => readonly Share[];
  /** After a refused write. */
  readonly check?: CheckDocument;
}

/** Document of sums → counter → difference; without zeros. */
export type SumChanges = ReadonlyMap<string, ReadonlyMap<string, number>>;

type Changed = readonly [before: Document | null, after: Document | null];

/** @throws RangeError for fractions, whose sums depend on their order */
export function sumChanges({ shares }: ProjectionSums, changed: readonly Changed[]): SumChanges {
  const changes = new Map<string, Map<string, number>>();
  const count = (document: Document | null, sign: 1 | -1) => {
    if (document === null) return;
    for (const { id, key, add } of shares(document)) {
      if (!Number.isSafeInteger(add)) throw new RangeError(`${id} ${key}: ${add} is not a whole number`);
      const counts = changes.get(id) ?? new Map<string, number>();
      changes.set(id, addTo(counts, key, sign * add));
    }
  };
  for (const [before, after] of changed) {
    count(before, -1);
    count(after, 1);
  }
  for (const [id, counts] of changes) if (counts.size === 0) changes.delete(id);
  return changes;
}

/** `null` without any count. */
export function summed(
  id: string,
  document: Document | null,
  changes: ReadonlyMap<string, number>,
): Document | null {
  const counts = new Map(Object.entries((document?.counts ?? {}) as Readonly<Record<string, number>>));
  for (const [key, add] of changes) addTo(counts, key, add);
  return counts.size === 0 ? null : { id, counts: Object.fromEntries(counts) };
}

function addTo(counts: Map<string, number>, key: string, add: number): Map<string, number> {
  const sum = (counts.get(key) ?? 0) + add;
  if (sum === 0) counts.delete(key);
  else counts.set(key, sum);
  return counts;
}
