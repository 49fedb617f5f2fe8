import { resourceChanges } from '@portal/contracts/areas/resources';
import { sections } from '@portal/contracts/areas/sections';
import type { DocumentOf } from '@portal/contracts';
import type { ViewStore } from '@portal/platform/stores/view-store/view-store.port';
import { yieldToOthers } from '@portal/platform/program/in-pieces';
import { ResourceIndex } from './resource-index';
import { SectionPlaces } from './section-places';

type Change = DocumentOf<typeof resourceChanges>;

/** Read at once, and put into the index at once: some milliseconds each. */
const pageSize = 500;
const portion = 100;
/**
 * Milliseconds after which the whole index is made anew in the background. Changes are followed by position; a repair
 * that wrote an old position again, or a rebuild, is found by this only.
 */
const maxAge = 5 * 60_000;

/** What an index reflects. */
interface Followed {
  readonly index: ResourceIndex;
  readonly madeAt: number;
  /** Of the newest change in it. */
  position: number;
  /** Checkpoints of the views as of the last look. */
  seen: readonly number[];
}

/**
 * The search index of one view store, filled when it is first asked for and brought up to date before every answer:
 * one look at two checkpoints where nothing has changed. Works over any view store, in any number of processes.
 */
export class FollowedIndex {
  #followed: Followed | null = null;
  #running: Promise<ResourceIndex> | null = null;
  #next: Promise<ResourceIndex> | null = null;
  #renewing = false;

  constructor(private readonly views: ViewStore) {}

  /** The index as of a moment after this call: whoever has waited for his own write finds it. */
  current(now: Date): Promise<ResourceIndex> {
    if (this.#running === null) return this.#run(now);
    // What is running may have looked before that write: all who come meanwhile share the look after it.
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = null;
        return this.#run(now);
      });
    return this.#next;
  }

  #run(now: Date): Promise<ResourceIndex> {
    this.#running = this.#bringUpToDate(now).finally(() => (this.#running = null));
    return this.#running;
  }

  async #bringUpToDate(now: Date): Promise<ResourceIndex> {
    this.#followed ??= await this.#make(now);
    // Views that start over may be of another log, which has other resources.
    if (!(await this.#follow(this.#followed))) this.#followed = await this.#make(now);
    const { madeAt, index } = this.#followed;
    if (now.getTime() - madeAt > maxAge) void this.#renew(now);
    return index;
  }

  /** Makes another index beside this one and takes its place. Whoever searches meanwhile is served from the old one. */
  async #renew(now: Date): Promise<void> {
    if (this.#renewing) return;
    this.#renewing = true;
    // A store that is away now is asked again after the next search; the old index goes on.
    const made = await this.#make(now).catch(() => null);
    this.#renewing = false;
    if (made) this.#followed = made;
  }

  async #make(now: Date): Promise<Followed> {
    const position = await this.#newestPosition();
    const index = new ResourceIndex();
    const followed: Followed = { index, madeAt: now.getTime(), position, seen: [] };
    await this.#plant(index);
    const changes = (await this.#everything()).sort(byLastUpdate);
    for (let at = 0; at < changes.length; at += portion) {
      for (const change of changes.slice(at, at + portion)) put(index, change);
      await yieldToOthers();
    }
    return followed;
  }

  /** By id: a resource that changes meanwhile stays on its page, and none slips between two of them. */
  async #everything(): Promise<Change[]> {
    const changes: Change[] = [];
    for (let page = 1; ; page += 1) {
      const { documents, total } = await this.views.find<Change>(resourceChanges.name, {
        size: pageSize,
        page,
      });
      changes.push(...documents);
      if (page * pageSize >= total) return changes;
      await yieldToOthers();
    }
  }

  async #newestPosition(): Promise<number> {
    const newest = { sort: '-position', size: 1 };
    const { documents } = await this.views.find<Change>(resourceChanges.name, newest);
    return documents[0]?.position ?? 0;
  }

  /** @returns whether it could: not where the view begins again */
  async #follow(followed: Followed): Promise<boolean> {
    const [changes, tree] = await Promise.all(
      [resourceChanges, sections].map(({ name }) => this.views.checkpoint(name)),
    );
    const [seenChanges, seenTree] = followed.seen;
    if ((changes ?? 0) < (seenChanges ?? 0)) return false;
    if (tree !== seenTree) await this.#plant(followed.index);
    if (changes !== seenChanges) await this.#take(followed);
    followed.seen = [changes ?? 0, tree ?? 0];
    return true;
  }

  async #take(followed: Followed): Promise<void> {
    const { documents } = await this.views.find<Change>(resourceChanges.name, {
      where: { position: { gte: followed.position } },
      sort: 'position',
      size: -1,
    });
    for (const change of documents) put(followed.index, change);
    followed.position = documents.at(-1)?.position ?? followed.position;
  }

  async #plant(index: ResourceIndex): Promise<void> {
    const { documents } = await this.views.find<DocumentOf<typeof sections>>(sections.name, { size: -1 });
    index.plant(new SectionPlaces(documents));
  }
}

const put = (index: ResourceIndex, { id, document }: Change) => index.put(Number(id), document);

/** The newest gets the greatest place. */
function byLastUpdate(a: Change, b: Change): number {
  const first = a.document?.updatedAt ?? '';
  const second = b.document?.updatedAt ?? '';
  return first < second ? -1 : Number(first > second);
}

const followed = new WeakMap<ViewStore, FollowedIndex>();

/** Fills the index while nobody waits for it. Whoever searches first finds out what is wrong, if it cannot be. */
export function fillSearchIndex(views: ViewStore, now: Date): void {
  void indexOver(views)
    .current(now)
    .catch(() => undefined);
}

/** The one index of a view store. */
export function indexOver(views: ViewStore): FollowedIndex {
  const known = followed.get(views);
  if (known) return known;
  const made = new FollowedIndex(views);
  followed.set(views, made);
  return made;
}
