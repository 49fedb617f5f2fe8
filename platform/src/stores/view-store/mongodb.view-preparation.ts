import { setTimeout as pause } from 'node:timers/promises';
import type { Collection, Db } from 'mongodb';
import {
  type Catalogue,
  cataloguesOf,
  collectionOf,
  fieldsUnder,
  liveId,
  newCollectionFor,
  openLiveCatalogue,
} from './mongodb.view-catalogue';
import { indexesOf, storedFormOf } from './mongodb.view-documents';
import type { DeclaredView } from './view-declaration';

/** No read takes longer. */
export const maxReadMs = 60_000;

/**
 * A changed storage format empties all views of its projection, which starts over: the others would get events twice.
 * Safe concurrently and when interrupted.
 */
export async function prepareViews(db: Db, views: readonly DeclaredView[]): Promise<void> {
  const catalogues = cataloguesOf(db);
  let live = await openLiveCatalogue(catalogues);
  while (views.some((declared) => isOutdated(live, declared))) {
    const changed = views.filter((declared) => isOutdated(live, declared)).map(({ view }) => view);
    await empty(catalogues, live, views, {
      changed: changed.map(({ name }) => name),
      // New sums have no owner yet.
      projections: changed.flatMap(({ name, sumsOf }) => live.owners[name] ?? sumsOf ?? []),
    });
    live = await openLiveCatalogue(catalogues);
  }
  await prepareAllIndexes(db, live, views);
  await dropRetired(db, live);
}

/** Empties the projections' views; they start over. */
export async function startOver(
  db: Db,
  views: readonly DeclaredView[],
  projections: readonly string[],
): Promise<void> {
  const catalogues = cataloguesOf(db);
  let live = await openLiveCatalogue(catalogues);
  while (projections.some((name) => live.checkpoints[name] !== undefined)) {
    await empty(catalogues, live, views, { changed: [], projections });
    live = await openLiveCatalogue(catalogues);
  }
  await prepareAllIndexes(db, live, views);
}

const prepareAllIndexes = (db: Db, live: Catalogue, views: readonly DeclaredView[]) =>
  Promise.all(views.map((declared) => prepareIndexes(db, collectionOf(live, declared.view.name), declared)));

/** Creates declared indexes, then drops others. */
export async function prepareIndexes(db: Db, name: string, declared: DeclaredView): Promise<void> {
  const collection = db.collection(name);
  const requested = indexesOf(declared);
  if (requested.length > 0) await collection.createIndexes(requested);
  else await db.createCollection(name).catch(ignoreExisting);
  const kept = new Set(['_id_', ...requested.map((index) => index.name)]);
  for (const { name: index } of await collection.listIndexes().toArray()) {
    if (!kept.has(String(index))) await collection.dropIndex(String(index));
  }
}

/** Drops retired collections that have no readers. */
export async function dropRetired(db: Db, { retired }: Catalogue, readMs = maxReadMs): Promise<void> {
  const until = Date.now() - readMs;
  const due = retired.filter(({ at }) => at.getTime() <= until).map(({ collection }) => collection);
  if (due.length === 0) return;
  for (const collection of due) await db.dropCollection(collection);
  await cataloguesOf(db).updateOne({ _id: liveId }, { $pull: { retired: { collection: { $in: due } } } });
}

/** Waits until none has readers. */
export async function dropAllRetired(db: Db, readMs: number, signal?: AbortSignal): Promise<void> {
  const live = await openLiveCatalogue(cataloguesOf(db));
  const latest = Math.max(0, ...live.retired.map(({ at }) => at.getTime()));
  await pause(Math.max(0, latest + readMs - Date.now()), undefined, { signal });
  await dropRetired(db, live, readMs);
}

function isOutdated({ forms }: Catalogue, declared: DeclaredView): boolean {
  return forms[declared.view.name] !== storedFormOf(declared);
}

async function empty(
  catalogues: Collection<Catalogue>,
  live: Catalogue,
  views: readonly DeclaredView[],
  { changed, ...of }: { readonly changed: readonly string[]; readonly projections: readonly string[] },
): Promise<void> {
  const projections = new Set(of.projections);
  const emptied = views.filter(
    ({ view: { name } }) => changed.includes(name) || projections.has(live.owners[name] ?? ''),
  );
  const names = emptied.map(({ view }) => view.name);
  const at = new Date();
  const retired = names
    .flatMap((name) => live.collections[name] ?? [])
    .map((collection) => ({ collection, at }));
  const collections = Object.fromEntries(names.map((name) => [name, newCollectionFor(name)]));
  const forms = Object.fromEntries(emptied.map((declared) => [declared.view.name, storedFormOf(declared)]));
  await catalogues.updateOne(
    { _id: liveId, commits: live.commits },
    {
      $set: {
        ...fieldsUnder('$set', 'collections', collections).$set,
        ...fieldsUnder('$set', 'forms', forms).$set,
      },
      ...fieldsUnder('$unset', 'checkpoints', Object.fromEntries([...projections].map((name) => [name, '']))),
      $push: { retired: { $each: retired } },
      $inc: { commits: 1 },
    },
  );
}

function ignoreExisting(error: { readonly code?: unknown }): void {
  const namespaceExists = 48;
  if (error.code !== namespaceExists) throw error;
}
