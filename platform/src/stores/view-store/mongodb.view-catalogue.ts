import { randomBytes } from 'node:crypto';
import type { ClientSession, Collection, Db } from 'mongodb';
import type { Position } from '@portal/contracts';
import { UndeclaredQuery } from './view-store.port';

/** The position comes first, by which the server finds out which of two is further on. */
export interface Checkpoint {
  readonly position: Position;
  /** Id of the event at the position. */
  readonly event: string | null;
}

/**
 * One document with the collections of the views and the checkpoint of each projection. The live
 * one is the only way to the live documents, so that a rebuild is switched to by a single write; a rebuild has its own.
 */
export interface Catalogue {
  readonly _id: string;
  /** View → the collection that holds it. */
  readonly collections: Readonly<Record<string, string>>;
  /** By projection. */
  readonly checkpoints: Readonly<Record<string, Checkpoint>>;
  /** View → the projection that writes it. */
  readonly owners: Readonly<Record<string, string>>;
  /** View → the form in which its documents are stored. */
  readonly forms: Readonly<Record<string, string>>;
  /** View → the catalogue of the rebuild that has a copy of it in hand. */
  readonly staged: Readonly<Record<string, string>>;
  /** Retired collections, and since when. */
  readonly retired: readonly { readonly collection: string; readonly at: Date }[];
  readonly commits: number;
  /** Of the copies before: when they were replaced. */
  readonly at?: Date;
}

/** Which collections hold the views, and how many commits there have been. */
export type Pointers = Pick<Catalogue, 'collections' | 'commits'>;

export const liveId = 'live';
/** Of what the last switch has taken the place of. */
export const previousId = 'before';

export const emptyCatalogue = {
  collections: {},
  checkpoints: {},
  owners: {},
  forms: {},
  staged: {},
  retired: [],
  commits: 0,
} satisfies Omit<Catalogue, '_id'>;

export const cataloguesOf = (db: Db): Collection<Catalogue> => db.collection<Catalogue>('view-catalogues');

/** A new collection name: a late reader must not find other documents under an old one. */
export const newCollectionFor = (view: string): string => `${view}.${randomBytes(5).toString('hex')}`;

export async function openLiveCatalogue(catalogues: Collection<Catalogue>): Promise<Catalogue> {
  // Read first: a write would wait for the transaction that a killed process has left open.
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

/**
 * Moves checkpoints forward and returns the earlier catalogue. The first write of every commit, so that concurrent
 * writers and switches wait or fail.
 */
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

/** `{ $set: { 'owners.pieces': … } }`; nothing at all for no values, which an operator would not take. */
export function fieldsUnder(operator: string, field: string, values: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(values).map(([name, value]) => [`${field}.${name}`, value] as const);
  return entries.length === 0 ? {} : { [operator]: Object.fromEntries(entries) };
}
