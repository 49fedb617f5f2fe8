import { resourceChanges } from '@portal/contracts/areas/resources';
import { sections } from '@portal/contracts/areas/sections';
import type { DocumentOf } from '@portal/contracts';
import type { ViewStore } from '@portal/platform/stores/view-store/view-store.port';
import type { Views } from '@portal/platform/stores/view-store/views';
import { yieldToOthers } from '@portal/platform/program/in-pieces';
import type { ResourceDocument } from '../resource.wire';
import { ResourceIndex } from './resource-index';
import { SectionPlaces } from './section-places';

type Change = DocumentOf<typeof resourceChanges>;

/** Per batch, in documents; a few milliseconds. */
const pageSize = 500;
const portion = 100;
/** Milliseconds until a full background refresh: finds repairs and rebuilds, which positions miss. */
const maxAge = 5 * 60_000;

interface Followed {
  readonly index: ResourceIndex;
  readonly madeAt: number;
  /** Newest change included. */
  position: number;
  /** Checkpoints of the views at the last check. */
  seen: readonly number[];
}

/** Built on first use, synced before each answer (two checkpoint reads). */
export class FollowedIndex {
  #followed: Followed | null = null;
  #running: Promise<ResourceIndex> | null = null;
  #next: Promise<ResourceIndex> | null = null;
  #renewing = false;

  constructor(private readonly views: ViewStore) {}

  /** Reads after this call: callers find their own writes. */
  current(now: Date): Promise<ResourceIndex> {
    if (this.#running === null) return this.#run(now);
    // A running sync may predate the write: callers share the next one.
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = null;
        return this.#run(now);
      });
    return this.#next;
  }

  #run(now: Date): Promise<ResourceIndex> {
    this.#running = this.#sync(now).finally(() => (this.#running = null));
    return this.#running;
  }

  async #sync(now: Date): Promise<ResourceIndex> {
    this.#followed ??= await this.#make(now);
    // Restarted views may belong to another log.
    if (!(await this.#follow(this.#followed))) this.#followed = await this.#make(now);
    const { madeAt, index } = this.#followed;
    if (now.getTime() - madeAt > maxAge) void this.#renew(now);
    return index;
  }

  /** Rebuilds in the background; searches use the old index until then. */
  async #renew(now: Date): Promise<void> {
    if (this.#renewing) return;
    this.#renewing = true;
    // Store unavailable: keep the old index, retry after the next search.
    const made = await this.#make(now).catch(() => null);
    this.#renewing = false;
    if (made) this.#followed = made;
  }

  async #make(now: Date): Promise<Followed> {
    const position = await this.#newestPosition();
    const index = new ResourceIndex();
    const followed: Followed = { index, madeAt: now.getTime(), position, seen: [] };
    await this.#loadTree(index);
    const changes = (await this.#allChanges()).sort(byLastUpdate);
    for (let at = 0; at < changes.length; at += portion) {
      for (const change of changes.slice(at, at + portion)) put(index, change);
      await yieldToOthers();
    }
    return followed;
  }

  /** Pages by id: changes during reading skip nothing. */
  async #allChanges(): Promise<Change[]> {
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
    const newest = { sort: '-position', size: 1, uncounted: true } as const;
    const { documents } = await this.views.find<Change>(resourceChanges.name, newest);
    return documents[0]?.position ?? 0;
  }

  /** @returns false if the view restarted */
  async #follow(followed: Followed): Promise<boolean> {
    const [changes, tree] = await Promise.all(
      [resourceChanges, sections].map(({ name }) => this.views.checkpoint(name)),
    );
    const [seenChanges, seenTree] = followed.seen;
    if ((changes ?? 0) < (seenChanges ?? 0)) return false;
    if (tree !== seenTree) await this.#loadTree(followed.index);
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

  async #loadTree(index: ResourceIndex): Promise<void> {
    const { documents } = await this.views.find<DocumentOf<typeof sections>>(sections.name, { size: -1 });
    index.setTree(new SectionPlaces(documents));
  }
}

const put = (index: ResourceIndex, { id, document }: Change) => index.put(Number(id), document);

function byLastUpdate(a: Change, b: Change): number {
  const first = a.document?.updatedAt ?? '';
  const second = b.document?.updatedAt ?? '';
  return first < second ? -1 : Number(first > second);
}

const followed = new WeakMap<ViewStore, FollowedIndex>();

/** Fills in the background. Errors surface at the first search. */
export function fillSearchIndex(views: ViewStore, now: Date): void {
  void indexOver(views)
    .current(now)
    .catch(() => undefined);
}

/** All but deleted ones, as last written. */
export const allResources = async (
  { store }: Pick<Views, 'store'>,
  now: Date,
): Promise<Iterable<ResourceDocument>> => (await indexOver(store).current(now)).documents();

export function indexOver(views: ViewStore): FollowedIndex {
  const known = followed.get(views);
  if (known) return known;
  const made = new FollowedIndex(views);
  followed.set(views, made);
  return made;
}
