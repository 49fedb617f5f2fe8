import type { Collection, Db } from 'mongodb';
import {
  type Catalogue,
  cataloguesOf,
  emptyCatalogue,
  fieldsUnder,
  liveId,
  openLiveCatalogue,
  previousId,
} from './mongodb.view-catalogue';
import { type Commit, MongodbViewWriter } from './mongodb.view-writer';
import type { DeclaredView } from './view-declaration';
import type { PreviousGeneration, StagedViews } from './view-store.port';

/* Replaced collections of the last switch, kept as a whole: they share a parked list. */

type Catalogues = Collection<Catalogue>;
type Replaced = Pick<Catalogue, 'collections' | 'checkpoints' | 'owners'>;

/** @returns `null` after an interrupted switch: those collections are still live */
async function previousIn(catalogues: Catalogues): Promise<Catalogue | null> {
  const before = await catalogues.findOne({ _id: previousId });
  if (before === null) return null;
  const { collections } = await openLiveCatalogue(catalogues);
  const isLive = Object.entries(before.collections).some(([view, name]) => collections[view] === name);
  return isLive ? null : before;
}

export async function readBefore(db: Db): Promise<PreviousGeneration | null> {
  const before = await previousIn(cataloguesOf(db));
  if (before === null) return null;
  return { views: Object.keys(before.collections).sort(), at: (before.at ?? new Date(0)).toISOString() };
}

/** Ends the rollback option; collections are dropped once unread. */
export async function forgetPrevious(db: Db): Promise<void> {
  const catalogues = cataloguesOf(db);
  const before = await previousIn(catalogues);
  await catalogues.deleteOne({ _id: previousId });
  const retired = Object.values(before?.collections ?? {}).map((collection) => ({
    collection,
    at: new Date(),
  }));
  if (retired.length > 0)
    await catalogues.updateOne({ _id: liveId }, { $push: { retired: { $each: retired } } });
}

/** Live collections of these views and projections. */
export function replacedOf(
  { collections, checkpoints, owners }: Replaced,
  by: Pick<Catalogue, 'collections' | 'checkpoints'>,
): Replaced {
  const pick = <T>(from: Readonly<Record<string, T>>, names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (name in from ? [[name, from[name] as T]] : [])));
  const views = Object.keys(by.collections);
  return {
    collections: pick(collections, views),
    checkpoints: pick(checkpoints, Object.keys(by.checkpoints)),
    owners: pick(owners, views),
  };
}

export async function keepPrevious(catalogues: Catalogues, replaced: Replaced): Promise<void> {
  const { _id, ...kept } = { ...emptyCatalogue, ...replaced, _id: previousId, at: new Date() };
  await catalogues.replaceOne({ _id }, kept, { upsert: true });
}

/** Copies from before the switch, updated in place; resumable. */
export class MongodbPreviousGeneration extends MongodbViewWriter implements StagedViews {
  readonly #kept: Catalogue;

  private constructor(db: Db, views: ReadonlyMap<string, DeclaredView>, commit: Commit, kept: Catalogue) {
    super(db, previousId, views, commit);
    this.#kept = kept;
  }

  /** @throws without copies */
  static async open(
    db: Db,
    views: ReadonlyMap<string, DeclaredView>,
    commit: Commit,
  ): Promise<MongodbPreviousGeneration> {
    const kept = await previousIn(cataloguesOf(db));
    if (kept === null) throw new Error('no copies from before a switch are kept');
    return new MongodbPreviousGeneration(db, views, commit, kept);
  }

  async complete(): Promise<void> {}

  async activate(): Promise<void> {
    const { collections, at } = this.#kept;
    const own = await this.catalogues.findOne({ _id: previousId });
    if (
      own?.at?.getTime() !== at?.getTime() ||
      JSON.stringify(own?.collections) !== JSON.stringify(collections)
    )
      throw new Error('these copies were activated, forgotten or replaced by a later switch');
    const { checkpoints, owners } = own as Catalogue;
    const replaced = replacedOf(await openLiveCatalogue(this.catalogues), { collections, checkpoints });
    const names = Object.values(replaced.collections);
    const retired = names.map((collection) => ({ collection, at: new Date() }));
    await this.catalogues.updateOne(
      { _id: liveId },
      {
        $set: {
          ...fieldsUnder('$set', 'collections', collections).$set,
          ...fieldsUnder('$set', 'checkpoints', checkpoints).$set,
          ...fieldsUnder('$set', 'owners', owners).$set,
        },
        $push: { retired: { $each: retired } },
        $inc: { commits: 1 },
      },
    );
    // If interrupted here, the live ones cannot be rolled back to.
    await keepPrevious(this.catalogues, replaced);
    await this.catalogues.updateOne({ _id: liveId }, { $pull: { retired: { collection: { $in: names } } } });
  }

  async discard(): Promise<void> {
    // Copies are kept for another rollback.
  }
}
