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

type Counts = Map<string, number>;

const countsOf = (document: Document | null): Counts =>
  new Map(Object.entries((document?.counts ?? {}) as Readonly<Record<string, number>>));
const documentOf = (id: string, counts: Counts): Document | null =>
  counts.size === 0 ? null : { id, counts: Object.fromEntries(counts) };

/** Documents of sums in a batch: each is copied once, not for each event. */
export class BatchSums {
  readonly #counts = new Map<string, Counts>();

  /** @param loaded the document before the batch */
  add(changes: SumChanges, loaded: (id: string) => Document | null): void {
    for (const [id, added] of changes) {
      const counts = this.#counts.get(id) ?? countsOf(loaded(id));
      this.#counts.set(id, counts);
      for (const [key, add] of added) addTo(counts, key, add);
    }
  }

  /** As `add` would leave it. */
  preview(id: string, added: ReadonlyMap<string, number>, loaded: Document | null): Document | null {
    const counts = new Map(this.#counts.get(id) ?? countsOf(loaded));
    for (const [key, add] of added) addTo(counts, key, add);
    return documentOf(id, counts);
  }

  /** `null` without any count. */
  documents(): ReadonlyMap<string, Document | null> {
    return new Map([...this.#counts].map(([id, counts]) => [id, documentOf(id, counts)]));
  }
}

function addTo(counts: Counts, key: string, add: number): Counts {
  const sum = (counts.get(key) ?? 0) + add;
  if (sum === 0) counts.delete(key);
  else counts.set(key, sum);
  return counts;
}
