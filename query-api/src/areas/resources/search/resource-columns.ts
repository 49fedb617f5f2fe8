import { languages, type Language } from '@portal/contracts';
import { ResourceStatus } from '@portal/contracts/areas/resources';
import type { ResourceDocument } from '../resource.wire';
import { Column, ListColumn } from './column';
import { SectionPlaces } from './section-places';

/** Omitted filters match everything. */
export interface Filters {
  readonly administrator: boolean;
  readonly status?: number | undefined;
  readonly category?: number | undefined;
  readonly sectionType?: number | undefined;
  readonly section?: number | undefined;
  readonly formats?: readonly number[] | undefined;
  readonly language?: Language | undefined;
}

/** Failed facets as bits; `Out`: not counted anywhere. */
export const Fails = { Nothing: 0, Type: 1, Section: 2, Format: 4, Language: 8, Out: 128 } as const;

/** Combinations of the four facets. */
const facetSets = 16;

/** In no section. */
const nowhere = -1;

/** Facet values shared by many resources; some hundreds exist. */
interface Kind {
  readonly format: number;
  /** Bits. */
  readonly types: number;
  /** Index in the language list. */
  readonly language: number;
  readonly chosenStatus: number;
  readonly status: number;
  readonly category: number;
}

const kindOf = (resource: ResourceDocument): Kind => ({
  format: resource.format,
  types: resource.sectionTypes.reduce((bits, type) => bits | (1 << type), 0),
  language: languages.indexOf(resource.language),
  chosenStatus: resource.chosenStatus,
  status: resource.status,
  category: resource.category,
});

const differs = (value: number, requested: number | undefined) =>
  requested !== undefined && value !== requested;

/** Excluded by visibility or non-facet filters (R-ARS-19). */
function isOut(kind: Kind, { administrator, status, category }: Filters): boolean {
  const shown = administrator ? kind.chosenStatus : kind.status;
  const isHidden = !administrator && shown === ResourceStatus.Inactive;
  return isHidden || differs(shown, status) || differs(kind.category, category);
}

const facet = (isFailed: boolean, bit: number) => (isFailed ? bit : Fails.Nothing);

function failuresOf(kind: Kind, filters: Filters): number {
  if (isOut(kind, filters)) return Fails.Out;
  const { sectionType, formats = [], language } = filters;
  return (
    facet(sectionType !== undefined && (kind.types & (1 << sectionType)) === 0, Fails.Type) |
    facet(formats.length > 0 && !formats.includes(kind.format), Fails.Format) |
    facet(language !== undefined && kind.language !== languages.indexOf(language), Fails.Language)
  );
}

interface ValueCounts {
  readonly types: Map<number, number>;
  readonly sections: Int32Array;
  readonly formats: Map<number, number>;
  readonly languages: Map<number, number>;
  /** Failing at most facets. */
  whole: number;
}

export class ResourceColumns {
  /** 1: readers see only the name (AMB-05). */
  nameOnly = new Uint8Array(1024);
  readonly #kinds: Kind[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #kindOf = new Column();
  #forReaders = new ListColumn();
  #forAdministrators = new ListColumn();

  constructor(private tree = new SectionPlaces([])) {}

  get sections(): SectionPlaces {
    return this.tree;
  }

  set(place: number, resource: ResourceDocument): void {
    this.#kindOf.set(place, this.#numberOf(kindOf(resource)));
    this.#setNameOnly(place, resource.status === ResourceStatus.ComingSoon);
    this.#setSections(place, resource);
  }

  setTree(tree: SectionPlaces, resources: readonly (ResourceDocument | null)[]): void {
    this.tree = tree;
    this.#forReaders = new ListColumn();
    this.#forAdministrators = new ListColumn();
    resources.forEach((resource, index) => resource && this.#setSections(index, resource));
  }

  /**
   * Per place, independent of words.
   * @param count of places
   */
  failuresOf(filters: Filters, count: number): Uint8Array {
    const { section, administrator } = filters;
    const ofKind = Uint8Array.from(this.#kinds, (kind) => failuresOf(kind, filters));
    const kinds = this.#kindOf.values;
    const fails = new Uint8Array(count);
    for (let place = 0; place < count; place += 1) fails[place] = ofKind[kinds[place] as number] as number;
    // Readers: only resources in visible sections.
    if (!administrator) this.#forReaders.markEmpty(fails, Fails.Out);
    if (section !== undefined) this.#markOutside(fails, section, administrator);
    return fails;
  }

  /** A value counts places that fail at most its own facet. */
  count(fails: Uint8Array, administrator: boolean): ValueCounts {
    const sections = new Int32Array(this.tree.ids.length);
    const tallies = this.#tally(fails, administrator ? this.#forAdministrators : this.#forReaders, sections);
    const counts: ValueCounts = {
      types: new Map(),
      sections,
      formats: new Map(),
      languages: new Map(),
      whole: 0,
    };
    tallies.forEach((count, at) => {
      const kind = this.#kinds[Math.floor(at / facetSets)];
      if (count > 0 && kind) addTo(counts, kind, at % facetSets, count);
    });
    return counts;
  }

  /** Per kind and failed facets, in one pass. @param sections output */
  #tally(fails: Uint8Array, sectionsOf: ListColumn, sections: Int32Array): Int32Array {
    const kinds = this.#kindOf.values;
    const tallies = new Int32Array(this.#kinds.length * facetSets);
    for (let place = 0; place < fails.length; place += 1) {
      const failed = fails[place] as number;
      if (failed >= Fails.Out) continue;
      (tallies[(kinds[place] as number) * facetSets + failed] as number) += 1;
      if ((failed & ~Fails.Section) === 0) sectionsOf.count(place, sections);
    }
    return tallies;
  }

  #numberOf(kind: Kind): number {
    const name = Object.values(kind).join();
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.#kinds.length);
    return this.#kinds.push(kind) - 1;
  }

  #markOutside(fails: Uint8Array, section: number, administrator: boolean): void {
    const isSeen = administrator || this.tree.isVisible(section);
    const number = isSeen ? this.tree.numberOf(section) : undefined;
    const sectionsOf = administrator ? this.#forAdministrators : this.#forReaders;
    sectionsOf.markWithout(fails, number ?? nowhere, Fails.Section);
  }

  #setSections(place: number, { sections }: ResourceDocument): void {
    this.#forReaders.set(place, this.tree.around(sections, true));
    this.#forAdministrators.set(place, this.tree.around(sections, false));
  }

  #setNameOnly(place: number, isNameOnly: boolean): void {
    if (place >= this.nameOnly.length) {
      const wider = new Uint8Array(Math.max(place + 1, this.nameOnly.length * 2));
      wider.set(this.nameOnly);
      this.nameOnly = wider;
    }
    this.nameOnly[place] = isNameOnly ? 1 : 0;
  }
}

function add<K>(counts: Map<K, number>, value: K, count: number): void {
  counts.set(value, (counts.get(value) ?? 0) + count);
}

/** Resources of two types count in both. */
function addTo(counts: ValueCounts, { types, format, language }: Kind, failed: number, count: number): void {
  const failsOnly = (facet: number) => (failed & ~facet) === 0;
  counts.whole += count;
  if (failsOnly(Fails.Format)) add(counts.formats, format, count);
  if (failsOnly(Fails.Language)) add(counts.languages, language, count);
  if (!failsOnly(Fails.Type)) return;
  for (let type = 1; types >> type !== 0; type += 1)
    if ((types & (1 << type)) !== 0) add(counts.types, type, count);
}
