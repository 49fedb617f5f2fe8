import type { Position, ViewContract } from '@portal/contracts';
import { canonicalJson } from '../decider/canonical-json';
import type { Document, ViewStore } from '../stores/view-store/view-store.port';
import type { Difference, RebuildOptions } from './rebuild-options';
import type { StagedDocuments } from './staged-documents';

const pageSize = 500;
/** Documents named per view, and characters of a value. */
const maxSamples = 5;
const maxCharacters = 200;
/** Pages read for documents without an event. */
const maxPages = 20;

/**
 * Counts the documents a rebuild changes (R8). Later comparisons read only differing or changed ones:
 * the last runs while live views are paused.
 */
export class RebuildComparison {
  readonly #views: ViewStore;
  readonly #view: string;
  readonly #isPersonal: boolean;
  readonly #rebuilt: StagedDocuments;
  readonly #different = new Set<string>();
  readonly #known = new Set<string>();
  #comparedTo: Position = 0;
  #unexplained = 0;

  constructor(views: ViewStore, { name, personal = false }: ViewContract, rebuilt: StagedDocuments) {
    this.#views = views;
    this.#view = name;
    this.#isPersonal = personal;
    this.#rebuilt = rebuilt;
  }

  /**
   * @param live position of the live view; documents touched later are skipped
   * @returns documents unequal, or missing on one side
   */
  async update(live: Position, pace?: RebuildOptions['pace']): Promise<number> {
    const due = [...new Set([...this.#rebuilt.touchedBehind(this.#comparedTo), ...this.#different])];
    for (let from = 0; from < due.length; from += pageSize) {
      await this.#compare(due.slice(from, from + pageSize), live);
      await pace?.();
    }
    this.#comparedTo = live;
    // Documents no event has touched come from older rules.
    this.#unexplained = Math.max(0, (await this.#views.count(this.#view, {})) - this.#known.size);
    return this.#different.size + this.#unexplained;
  }

  /** Of the differences counted last. */
  async samples(): Promise<readonly Difference[]> {
    const ids = [...this.#different].slice(0, maxSamples);
    if (ids.length < maxSamples && this.#unexplained > 0)
      ids.push(...(await this.#strangers(maxSamples - ids.length)));
    const live = await this.#views.getMany(this.#view, ids);
    const rebuilt = await this.#rebuilt.load(ids);
    return ids.map((id, index) => this.#difference(id, live[index] ?? null, rebuilt[index] ?? null));
  }

  /** Ids of live documents that no event has touched. */
  async #strangers(count: number): Promise<readonly string[]> {
    const found: string[] = [];
    for (let page = 1; page <= maxPages && found.length < count; page += 1) {
      const { documents } = await this.#views.find(this.#view, { page, size: pageSize });
      const ids = documents.map(({ id }) => String(id));
      found.push(...ids.filter((id) => !this.#known.has(id)));
      if (documents.length < pageSize) break;
    }
    return found.slice(0, count);
  }

  #difference(id: string, live: Document | null, rebuilt: Document | null): Difference {
    if (live === null || rebuilt === null)
      return { id, kind: live === null ? 'missing' : 'extra', fields: [] };
    const names = [...new Set([...Object.keys(live), ...Object.keys(rebuilt)])];
    const fields = names
      .map((name) => ({ name, live: jsonOf(live[name]), rebuilt: jsonOf(rebuilt[name]) }))
      .filter((field) => field.live !== field.rebuilt);
    return {
      id,
      kind: 'changed',
      fields: fields.map((field) => (this.#isPersonal ? nameOnly(field) : shortened(field))),
    };
  }

  async #compare(ids: readonly string[], reached: Position): Promise<void> {
    const live = await this.#views.getMany(this.#view, ids);
    const rebuilt = await this.#rebuilt.load(ids);
    ids.forEach((id, index) => {
      const document = live[index] ?? null;
      const copy = rebuilt[index] ?? null;
      const isAhead = this.#rebuilt.touchedAt(id) > reached;
      const isSame = isAhead || canonicalJson(document) === canonicalJson(copy);
      remember(this.#known, id, document !== null);
      remember(this.#different, id, !isSame);
    });
  }
}

type Field = Difference['fields'][number];

const jsonOf = (value: unknown) => (value === undefined ? null : canonicalJson(value));
const nameOnly = ({ name }: Field): Field => ({ name, live: null, rebuilt: null });
const shortened = ({ name, live, rebuilt }: Field): Field => ({
  name,
  live: live?.slice(0, maxCharacters) ?? null,
  rebuilt: rebuilt?.slice(0, maxCharacters) ?? null,
});

function remember(set: Set<string>, id: string, isIn: boolean): void {
  if (isIn) set.add(id);
  else set.delete(id);
}
