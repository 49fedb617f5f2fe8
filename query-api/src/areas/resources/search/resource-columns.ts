import { languages, type Language } from '@portal/contracts';
import { ResourceStatus } from '@portal/contracts/areas/resources';
import type { ResourceDocument } from '../resource.wire';
import { Column, ListColumn } from './column';
import { SectionPlaces } from './section-places';

/** What narrows a search; what is left out narrows nothing. */
export interface Filters {
  readonly administrator: boolean;
  readonly status?: number | undefined;
  readonly category?: number | undefined;
  readonly sectionType?: number | undefined;
  readonly section?: number | undefined;
  readonly formats?: readonly number[] | undefined;
  readonly language?: Language | undefined;
}

/** Which of the four facets a place does not pass, as bits; `Out` fails something else and counts nowhere. */
export const Fails = { Nothing: 0, Type: 1, Section: 2, Format: 4, Language: 8, Out: 128 } as const;

/** A section that nothing stands in. */
const nowhere = -1;

/*
 * One plain loop for each filter that is set: twenty thousand places pass through each in some tens of microseconds,
 * which asking every place about every filter does not come near.
 */

function markEqual(fails: Uint8Array, values: Int32Array, value: number, bit: number): void {
  for (let place = 0; place < fails.length; place += 1)
    if (values[place] === value) (fails[place] as number) |= bit;
}

function markOthers(fails: Uint8Array, values: Int32Array, value: number, bit: number): void {
  for (let place = 0; place < fails.length; place += 1)
    if (values[place] !== value) (fails[place] as number) |= bit;
}

function markWithout(fails: Uint8Array, values: Int32Array, wanted: number, bit: number): void {
  for (let place = 0; place < fails.length; place += 1)
    if (((values[place] as number) & wanted) === 0) (fails[place] as number) |= bit;
}

function markUnlisted(fails: Uint8Array, column: Column, listed: readonly number[], bit: number): void {
  const { values, greatest } = column;
  // As large as what there is, and not as what somebody asks for.
  const isListed = new Uint8Array(greatest + 1);
  for (const value of listed) if (value <= greatest) isListed[value] = 1;
  for (let place = 0; place < fails.length; place += 1)
    if (isListed[values[place] as number] !== 1) (fails[place] as number) |= bit;
}

/** How many fail nothing but perhaps facets. */
export function countAll(fails: Uint8Array): number {
  let count = 0;
  for (let place = 0; place < fails.length; place += 1) if ((fails[place] as number) < Fails.Out) count += 1;
  return count;
}

/** Counts the values of those that fail nothing but perhaps one thing. @param counts by value, all zero */
export function countValues(
  fails: Uint8Array,
  values: Int32Array,
  bit: number,
  counts: Int32Array,
): Int32Array {
  for (let place = 0; place < fails.length; place += 1)
    if (((fails[place] as number) & ~bit) === 0) (counts[values[place] as number] as number) += 1;
  return counts;
}

/** What resources are narrowed by, by their places in the index. */
export class ResourceColumns {
  readonly format = new Column();
  readonly types = new Column();
  readonly language = new Column();
  /** 1 for those of which readers know the name only (AMB-05). */
  shy = new Uint8Array(1024);
  readonly #status = new Column();
  readonly #shownStatus = new Column();
  readonly #category = new Column();
  #forReaders = new ListColumn();
  #forAdministrators = new ListColumn();

  constructor(private tree = new SectionPlaces([])) {}

  get sections(): SectionPlaces {
    return this.tree;
  }

  set(place: number, resource: ResourceDocument): void {
    this.format.set(place, resource.format);
    this.types.set(place, bitsOf(resource.sectionTypes));
    this.language.set(place, languages.indexOf(resource.language));
    this.#status.set(place, resource.chosenStatus);
    this.#shownStatus.set(place, resource.status);
    this.#category.set(place, resource.category);
    this.#setShy(place, resource.status === ResourceStatus.ComingSoon);
    this.#setSections(place, resource);
  }

  /** The tree has changed: every resource stands in it anew. */
  plant(tree: SectionPlaces, resources: readonly (ResourceDocument | null)[]): void {
    this.tree = tree;
    this.#forReaders = new ListColumn();
    this.#forAdministrators = new ListColumn();
    resources.forEach((resource, place) => resource && this.#setSections(place, resource));
  }

  sectionsFor(administrator: boolean): ListColumn {
    return administrator ? this.#forAdministrators : this.#forReaders;
  }

  /**
   * What each place fails, whatever is searched: `Out` for those that are not to be seen (R-ARS-19).
   * @param count of the places
   */
  failuresOf(filters: Filters, count: number): Uint8Array {
    const { sectionType, section, formats, language, administrator } = filters;
    const fails = this.#outside(filters, count);
    if (sectionType !== undefined) markWithout(fails, this.types.values, 1 << sectionType, Fails.Type);
    if (section !== undefined) this.#markOutside(fails, section, administrator);
    if (formats && formats.length > 0) markUnlisted(fails, this.format, formats, Fails.Format);
    if (language !== undefined)
      markOthers(fails, this.language.values, languages.indexOf(language), Fails.Language);
    return fails;
  }

  /** What is not to be seen, or not asked for, by anything that is no facet. */
  #outside({ administrator, status, category }: Filters, count: number): Uint8Array {
    const fails = new Uint8Array(count);
    const statuses = (administrator ? this.#status : this.#shownStatus).values;
    if (!administrator) markEqual(fails, statuses, ResourceStatus.Inactive, Fails.Out);
    if (status !== undefined) markOthers(fails, statuses, status, Fails.Out);
    if (category !== undefined) markOthers(fails, this.#category.values, category, Fails.Out);
    return fails;
  }

  #markOutside(fails: Uint8Array, section: number, administrator: boolean): void {
    const isSeen = administrator || this.tree.isVisible(section);
    const number = isSeen ? this.tree.numberOf(section) : undefined;
    this.sectionsFor(administrator).markWithout(fails, number ?? nowhere, Fails.Section);
  }

  #setSections(place: number, { sections }: ResourceDocument): void {
    this.#forReaders.set(place, this.tree.around(sections, true));
    this.#forAdministrators.set(place, this.tree.around(sections, false));
  }

  #setShy(place: number, isShy: boolean): void {
    if (place >= this.shy.length) {
      const wider = new Uint8Array(Math.max(place + 1, this.shy.length * 2));
      wider.set(this.shy);
      this.shy = wider;
    }
    this.shy[place] = isShy ? 1 : 0;
  }
}

const bitsOf = (types: readonly number[]) => types.reduce((bits, type) => bits | (1 << type), 0);
