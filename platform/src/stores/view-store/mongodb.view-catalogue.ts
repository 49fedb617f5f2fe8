import { randomBytes } from 'node:crypto';
import type { ClientSession, Collection, Db } from 'mongodb';
import type { Position } from '@portal/contracts';
import { UndeclaredQuery } from './view-store.port';

/** Position first: the server compares the whole object. */
export interface Checkpoint {
  readonly position: Position;
  readonly event: string | null;
}

/** Collections and checkpoints in one document, live or of a rebuild: a switch is a single write. */
export interface Catalogue {
  readonly _id: string;
  readonly collections: Readonly<Record<string, string>>;
  readonly checkpoints: Readonly<Record<string, Checkpoint>>;
  readonly owners: Readonly<Record<string, string>>;
  readonly forms: Readonly<Record<string, string>>;
  readonly staged: Readonly<Record<string, string>>;
  readonly retired: readonly { readonly collection: string; readonly at: Date }[];
  readonly commits: number;
}

export type Pointers = Pick<Catalogue, 'collections' | 'commits'>;

export const liveId = 'live';

const emptyCatalogue = {
  collections: {},
  checkpoints: {},
  owners: {},
  forms: {},
  staged: {},
  retired: [],
  commits: 0,
} satisfies Omit<Catalogue, '_id'>;

export const cataloguesOf = (db: Db): Collection<Catalogue> => db.collection<Catalogue>('view-catalogues');

/** New names: late readers must not find other documents under an old one. */
export const newCollectionFor = (view: string): string => `${view}.${randomBytes(5).toString('hex')}`;

export async function openLiveCatalogue(catalogues: Collection<Catalogue>): Promise<Catalogue> {
  // A write would wait for a killed process's transaction.
  const known = await catalogues.findOne({ _id: liveId });
  if (known !== null) return known;
  const options = { upsert: true, returnDocument: 'after' } as const;
  const live = await catalogues.findOneAndUpdate({ _id: liveId }, { $setOnInsert: emptyCatalogue }, options);
  if (live === null) throw new Error('the catalogue of the views could not be made');
  return live;
}

export async function openStagedCatalogue(
  catalogues: Collection<Catalogue>,
  id: string,
  views: readonly string[],
): Promise<void> {
  const collections = Object.fromEntries(views.map((view) => [view, newCollectionFor(view)]));
  await catalogues.insertOne({ ...emptyCatalogue, _id: id, collections });
}

export function collectionOf({ collections }: Pick<Catalogue, 'collections'>, view: string): string {
  const collection = collections[view];
  if (collection === undefined) throw new UndeclaredQuery(view, 'anything: it is not one of this store');
  return collection;
}

/** First write of every commit, so concurrent writers conflict. @returns the earlier catalogue */
export async function advance(
  catalogues: Collection<Catalogue>,
  id: string,
  { checkpoints, owners }: Pick<Catalogue, 'checkpoints' | 'owners'>,
  session: ClientSession | undefined,
): Promise<Catalogue> {
  const update = {
    $inc: { commits: 1 },
    ...fieldsUnder('$max', 'checkpoints', checkpoints),
    ...fieldsUnder('$set', 'owners', owners),
  };
  const before = await catalogues.findOneAndUpdate({ _id: id }, update, {
    session,
    returnDocument: 'before',
  });
  if (before === null) throw new Error('this rebuild was activated, discarded or replaced by a later one');
  return before;
}

/** `{ $set: { 'owners.pieces': … } }`; nothing for no values, which MongoDB rejects. */
export function fieldsUnder(operator: string, field: string, values: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(values).map(([name, value]) => [`${field}.${name}`, value] as const);
  return entries.length === 0 ? {} : { [operator]: Object.fromEntries(entries) };
}
