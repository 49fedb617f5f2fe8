import { resourceSearchQueries, type SectionFacets } from '@portal/contracts/areas/resources';
import {
  type Section,
  sectionQueries,
  SectionType,
  sectionTypePaths,
  selectionChain,
} from '@portal/contracts/areas/sections';
import { type Language, languageNames, languages } from '@portal/contracts/kernel';
import { useCallback, useMemo } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useMarket } from '#core/market';
import type { FilterOption } from '#ui/list/FilterChips';
import { useFormatNames } from './resources';

/** Resources on a page; the default of the contract. */
export const listSize = 24;

/** R-NAV-13. */
export const searchPath = (term: string) => `/search?${new URLSearchParams({ s: term }).toString()}`;

/** In the address: every language. Without it, the language in use (R-CAT-10). */
export const allLanguages = 'all';

/** The language that the address asks for; `undefined` for all. */
export function languageIn(value: string | undefined, inUse: Language): Language | undefined {
  if (value === allLanguages) return undefined;
  return languages.find((language) => language === value) ?? inUse;
}

/** R-CAT-01, R-CAT-02. */
export const typeNames = {
  1: 'national',
  2: 'local',
  3: 'communication',
  4: 'toolkits',
  5: 'practices',
} as const satisfies Readonly<Record<SectionType, string>>;

export function typeOfPath(pathname: string): SectionType | undefined {
  const [, first] = pathname.split('/');
  return Object.values(SectionType).find((type) => sectionTypePaths[type] === first);
}

/** All resources of the section and below. */
export const wholeParameter = 'all';

export function sectionPath(type: SectionType, slug?: string, isWhole = false): string {
  const section = slug === undefined ? '' : `/${encodeURIComponent(slug)}`;
  return `/${sectionTypePaths[type]}${section}${isWhole ? `?${wholeParameter}=1` : ''}`;
}

/** Milliseconds; the tree changes a few times a year. */
const freshFor = 5 * 60_000;

export const useSections = () => useCallQuery(sectionQueries.ListSections, {}, { freshFor });

export function useSectionNames(): (ids: readonly number[]) => string {
  const sections = useSections();
  const names = useMemo(() => new Map(sections.data?.map(({ id, name }) => [id, name])), [sections.data]);
  return useCallback((ids) => ids.flatMap((id) => names.get(id) ?? []).join(', '), [names]);
}

const ofType = (sections: readonly Section[], type: SectionType) =>
  sections.filter((section) => section.type === type && section.visible);

/** The top sections of a type; a single one repeats the type, so those below it count. */
export function topSections(sections: readonly Section[], type: SectionType): readonly Section[] {
  const own = ofType(sections, type);
  const top = own.filter(({ level }) => level === 0);
  return top.length === 1 ? own.filter(({ parent_id: parent }) => parent === top[0]?.id) : top;
}

export interface CataloguePlace {
  /** From the top to the current section (R-CAT-03). */
  readonly chain: readonly [Section, ...Section[]];
  /** The last of the chain. */
  readonly current: Section;
}

/**
 * The section of an address with its parents; down to its first leaf unless `isWhole` (R-CAT-03).
 * @returns null for a slug that no visible section of this type has
 */
export function placeAt(
  sections: readonly Section[],
  type: SectionType,
  { slug, isWhole }: { slug: string; isWhole: boolean },
): CataloguePlace | null {
  const own = ofType(sections, type);
  const chosen = own.find((section) => section.url === slug);
  if (chosen === undefined) return null;
  const [first, ...rest] = selectionChain(own, chosen.id);
  if (first === undefined) return null;
  const whole = [first, ...rest] as const;
  const end = isWhole ? whole.indexOf(chosen) : whole.length - 1;
  return { chain: [first, ...rest.slice(0, end)], current: whole[end] ?? first };
}

export const crumbsOf = (chain: readonly Section[]) =>
  chain.map(({ name, type, url }) => ({ label: name, to: sectionPath(type, url, true) }));

export interface TreePlace {
  readonly id: number;
  readonly label: string;
  readonly to: string;
  readonly children: readonly TreePlace[];
}

export function treeOf(sections: readonly Section[], type: SectionType): readonly TreePlace[] {
  const own = ofType(sections, type);
  const ids = new Set(own.map(({ id }) => id));
  const placesOf = (isHere: (section: Section) => boolean): readonly TreePlace[] =>
    own.filter(isHere).map(({ id, name, url }) => ({
      id,
      label: name,
      to: sectionPath(type, url),
      children: placesOf(({ parent_id: parent }) => parent === id),
    }));
  return placesOf(({ parent_id: parent }) => !ids.has(parent));
}

const noFacets: SectionFacets = { formats: [], languages: [] };

/**
 * The language shown, by default the one in use (R-CAT-10), and the filters of a section.
 * @param chosen language in the address
 */
export function useSectionFacets(id: number, chosen?: string, enabled = true) {
  const market = useMarket();
  const { language } = useLanguage();
  const formatOf = useFormatNames();
  const lang = languageIn(chosen, language);
  const options = { enabled, keepPrevious: true };
  const { data = noFacets } = useCallQuery(resourceSearchQueries.GetSectionFacets, { id, lang }, options);
  const counted: FilterOption[] = market.languages
    .map((value) => ({
      value,
      label: languageNames[value],
      count: data.languages.find((each) => each.id === value)?.count ?? 0,
    }))
    .filter(({ value, count }) => count > 0 || value === language);
  const others = counted.filter(({ value }) => value !== language);
  return {
    lang,
    /** Empty where all resources are in the language in use. */
    languages: others.length > 0 ? counted : [],
    /** Resources in other languages than the one in use. */
    elsewhere: others.reduce((sum, { count = 0 }) => sum + count, 0),
    formats: data.formats.map((format): FilterOption => ({
      value: String(format.id),
      label: formatOf(format),
      count: format.count,
    })),
  };
}
