import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type {
  Condition,
  Document,
  Scalar,
  ViewBatch,
  ViewQuery,
  ViewStore,
  ViewWriter,
} from './view-store.port';
import { batchOf, idsOf, sampleItem, sampleItems } from './view-store.samples';

const names = ['Ana', 'ana', 'Ánade', 'beta sol', 'Béta mar', 'sol', 'mar y sol'];
const ids = ['1', '2', '3', '10', '11', 'a', 'b', 'ab', 'B', 'ñ', 'x', 'y'];
const documentOf = fc.record({
  id: fc.constantFrom(...ids),
  name: fc.constantFrom(...names),
  status: fc.constantFrom(null, 1, 2, 3),
  due: fc.constantFrom('2026-01-01', '2026-01-02', '2026-02-01'),
  open: fc.boolean(),
  tags: fc.subarray(['rojo', 'azul', 'sol']),
  shops: fc.subarray([1, 2, 3]),
  cost: fc.constantFrom(-1, 0, 1.5, 20),
});

const scalar = (values: fc.Arbitrary<Scalar>): fc.Arbitrary<Condition> =>
  fc.oneof(
    fc.record({ eq: values }),
    fc.record({ in: fc.array(values, { maxLength: 20 }) }),
    fc.record({ gte: values }, { requiredKeys: [] }).map(({ gte }) => ({ gte })),
    fc.record({ gte: values, lte: values }),
    fc.record({ exists: fc.boolean() }),
  );
const list = (values: fc.Arbitrary<Scalar>): fc.Arbitrary<Condition> =>
  fc.oneof(
    fc.record({ contains: values }),
    fc.record({ in: fc.array(values, { maxLength: 20 }) }),
    fc.record({ exists: fc.boolean() }),
  );

const queryOf: fc.Arbitrary<ViewQuery> = fc.record(
  {
    where: fc.record(
      {
        status: scalar(fc.constantFrom(0, 1, 2, 3)),
        due: scalar(fc.constantFrom('2026-01-01', '2026-01-02', '2026-03-01')),
        open: scalar(fc.boolean()),
        tags: list(fc.constantFrom('rojo', 'azul', 'verde')),
        shops: list(fc.constantFrom(1, 2, 9)),
      },
      { requiredKeys: [] },
    ),
    text: fc.constantFrom('', 'ana', 'sol', 'be', 'SOL mar', 'rojo s'),
    sort: fc.constantFrom('name', '-name', 'due', '-due', 'cost', '-cost', 'status', '-status'),
    page: fc.integer({ min: 1, max: 4 }),
    size: fc.constantFrom(-1, 1, 2, 3, 50),
  },
  { requiredKeys: [] },
);

/** Naive implementation of the query language, as the reference. */
function expectedPage(documents: readonly Document[], query: ViewQuery): { ids: unknown[]; total: number } {
  const matching = documents.filter(
    (document) =>
      Object.entries(query.where ?? {}).every(([field, condition]) => holds(document[field], condition)) &&
      hasWords(document, query.text ?? ''),
  );
  const descending = query.sort?.startsWith('-') ?? false;
  const field = query.sort?.replace('-', '') ?? 'id';
  const sorted = matching.sort((one, two) => {
    const order = compare(sortable(field, one), sortable(field, two)) || compare(one['id'], two['id']);
    return descending ? -order : order;
  });
  const size = query.size === undefined || query.size === -1 ? sorted.length : query.size;
  const from = ((query.page ?? 1) - 1) * size;
  return { ids: sorted.slice(from, from + size).map(({ id }) => id), total: sorted.length };
}

function holds(value: unknown, condition: Condition): boolean {
  const values = Array.isArray(value) ? (value as unknown[]) : [value];
  if ('eq' in condition) return value === condition.eq;
  if ('in' in condition) return values.some((each) => condition.in.includes(each as Scalar));
  if ('contains' in condition) return values.includes(condition.contains);
  if ('exists' in condition) return condition.exists === values.some((each) => each !== null);
  return value !== null
    ? isBetween(value, condition)
    : Object.values(condition).every((bound) => bound === undefined);
}

function isBetween(value: unknown, { gte, lte }: { gte?: Scalar; lte?: Scalar }): boolean {
  return (gte === undefined || compare(value, gte) >= 0) && (lte === undefined || compare(value, lte) <= 0);
}

const bare = (text: string) => text.toLowerCase().replaceAll('á', 'a').replaceAll('é', 'e');
const sortable = (field: string, document: Document) =>
  field === 'name' ? bare(String(document['name'])) : document[field];

function hasWords(document: Document, text: string): boolean {
  const words = bare(`${String(document['name'])} ${String(document['tags'])}`).split(/[ ,]/);
  return bare(text)
    .split(' ')
    .every((asked) => words.some((each) => each.startsWith(asked)));
}

function compare(one: unknown, two: unknown): number {
  if (one === two) return 0;
  if (one === null) return -1;
  if (two === null) return 1;
  return (one as string) < (two as string) ? -1 : 1;
}

type Fill = (store: ViewStore, batches: readonly ViewBatch[]) => Promise<void>;

async function commitAll(writer: ViewWriter, batches: readonly ViewBatch[]): Promise<void> {
  for (const batch of batches) await writer.commit([batch]);
}

/** Compares a store with the reference. `open` gives a store with the sample views. */
export function describeViewModel(name: string, open: () => Promise<ViewStore>): void {
  describe(`${name}: any documents, any query`, () => {
    it.each<[string, Fill]>([
      ['written one after the other', (store, batches) => commitAll(store, batches)],
      [
        'rebuilt beside, completed after the first write',
        async (store, [first, ...batches]) => {
          const staged = await store.stage([sampleItems]);
          await commitAll(staged, first ? [first] : []);
          await staged.complete();
          await commitAll(staged, batches);
          await staged.activate();
        },
      ],
      [
        'rebuilt beside, completed at the switch',
        async (store, batches) => {
          const staged = await store.stage([sampleItems]);
          await commitAll(staged, batches);
          await staged.activate();
        },
      ],
    ])('answers like a filter, a sort and a slice of an array: %s', async (_how, fill) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(documentOf, { maxLength: 25 }),
          fc.uniqueArray(documentOf, { selector: ({ id }) => id }),
          fc.subarray(ids),
          fc.array(queryOf, { minLength: 1, maxLength: 10 }),
          async (earlier, later, removed, queries) => {
            const store = await open();
            const full = (document: Document) => sampleItem(String(document['id']), document);
            await fill(store, [
              batchOf(1, earlier.map(full)),
              batchOf(2, [], { writes: removed.map((id) => ({ view: 'pieces', id, document: null })) }),
              batchOf(3, later.map(full)),
            ]);
            const left = earlier.filter(({ id }) => !removed.includes(id));
            const last = new Map([...left, ...later].map((document) => [document.id, full(document)]));
            for (const query of queries) {
              const page = await store.find('pieces', query);
              expect({ ids: idsOf(page), total: page.total }).toEqual(
                expectedPage([...last.values()], query),
              );
            }
            await store.close();
          },
        ),
        { numRuns: 40 },
      );
    });
  });
}
