import { randomUUID } from 'node:crypto';
import type { Db, UpdateFilter } from 'mongodb';
import {
  type Catalogue,
  fieldsUnder,
  liveId,
  openLiveCatalogue,
  openStagedCatalogue,
} from './mongodb.view-catalogue';
import { dropRetired, prepareIndexes } from './mongodb.view-preparation';
import { MongodbViewWriter } from './mongodb.view-writer';
import type { DeclaredView } from './view-declaration';
import type { StagedViews } from './view-store.port';

/** Failed rebuilds are dropped whole, so commits need no transaction. */
export class MongodbStagedViews extends MongodbViewWriter implements StagedViews {
  readonly #views: ReadonlyMap<string, DeclaredView>;
  readonly #id: string;

  private constructor(
    db: Db,
    id: string,
    views: ReadonlyMap<string, DeclaredView>,
    private readonly onActivated: () => void,
  ) {
    super(db, id, views, (_projections, work) => work());
    this.#views = views;
    this.#id = id;
  }

  /** @param onActivated live views have changed */
  static async begin(
    db: Db,
    views: ReadonlyMap<string, DeclaredView>,
    onActivated: () => void,
  ): Promise<MongodbStagedViews> {
    const id = randomUUID();
    const staged = new MongodbStagedViews(db, id, views, onActivated);
    const names = [...views.keys()];
    await openStagedCatalogue(staged.catalogues, id, names);
    const marks = Object.fromEntries(names.map((name) => [name, id]));
    const live = await staged.catalogues.findOneAndUpdate(
      { _id: liveId },
      fieldsUnder('$set', 'staged', marks),
    );
    if (live === null) throw new Error('there are no live views');
    const earlier = new Set(names.flatMap((name) => live.staged[name] ?? []));
    for (const each of earlier) await staged.#forget(each);
    await dropRetired(db, live);
    return staged;
  }

  async complete(): Promise<void> {
    const copies = await this.#own();
    for (const [name, declared] of this.#views) {
      await prepareIndexes(this.db, this.collection(copies, name).collectionName, declared);
    }
  }

  async activate(): Promise<void> {
    await this.complete();
    const { collections, checkpoints, owners } = await this.#own();
    const live = await this.#live();
    const at = new Date();
    const replaced = [...this.#views.keys()].flatMap((name) => live.collections[name] ?? []);
    const retired = replaced.map((collection) => ({ collection, at }));
    await this.#end({
      $set: {
        ...fieldsUnder('$set', 'collections', collections).$set,
        ...fieldsUnder('$set', 'checkpoints', checkpoints).$set,
        ...fieldsUnder('$set', 'owners', owners).$set,
      },
      $push: { retired: { $each: retired } },
    });
    this.onActivated();
    await this.catalogues.deleteOne({ _id: this.#id });
  }

  async discard(): Promise<void> {
    await this.#end({});
    await this.#forget(this.#id);
  }

  async #end(update: UpdateFilter<Catalogue>): Promise<void> {
    const names = [...this.#views.keys()];
    const mine = Object.fromEntries(names.map((name) => [`staged.${name}`, this.#id]));
    const marks = Object.fromEntries(names.map((name) => [name, '']));
    const { matchedCount } = await this.catalogues.updateOne(
      { _id: liveId, ...mine },
      { ...update, ...fieldsUnder('$unset', 'staged', marks), $inc: { commits: 1 } },
    );
    if (matchedCount === 0) throw this.#lost();
  }

  /** @throws if another rebuild of these views replaced it */
  async #live(): Promise<Catalogue> {
    const live = await openLiveCatalogue(this.catalogues);
    if ([...this.#views.keys()].some((name) => live.staged[name] !== this.#id)) throw this.#lost();
    return live;
  }

  async #own(): Promise<Catalogue> {
    const own = await this.catalogues.findOne({ _id: this.#id });
    if (own === null) throw this.#lost();
    return own;
  }

  async #forget(id: string): Promise<void> {
    const catalogue = await this.catalogues.findOneAndDelete({ _id: id });
    for (const collection of Object.values(catalogue?.collections ?? {}))
      await this.db.dropCollection(collection);
  }

  #lost(): Error {
    const names = [...this.#views.keys()].join(', ');
    return new Error(`this rebuild of ${names} was activated, discarded or replaced by a later one`);
  }
}
