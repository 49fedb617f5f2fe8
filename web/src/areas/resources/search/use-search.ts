import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { allSectionTypes, resourceQueries } from '@portal/contracts/areas/resources';
import type { Section, SectionType } from '@portal/contracts/areas/sections';
import { SectionType as Type } from '@portal/contracts/areas/sections';
import { useMemo } from 'react';
import { useCallList } from '../../../app/client/use-call-query';
import { useLanguage } from '../../../app/i18n/LanguageProvider';
import { useListUrl } from '../../../ui/list/use-list-url';
import { useSections } from '../catalogue/use-sections';
import { facetSize } from '../list/formats-in';
import { listSize } from '../list/list-size';

const filters = ['type', 'in'] as const;

/** How many of the pieces stand in each section type; a piece in two types counts in both. */
function countByType(
  rows: readonly ResourceSummary[],
  sections: readonly Section[],
): ReadonlyMap<SectionType, number> {
  const typeOf = new Map(sections.map(({ id, type }) => [id, type]));
  const counts = new Map<SectionType, number>();
  for (const row of rows) {
    const types = new Set(row.sections.flatMap((id) => typeOf.get(id) ?? []));
    for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return counts;
}

const typeIn = (value: string | undefined) =>
  Object.values(Type).find((type) => String(type) === value) ?? allSectionTypes;

/** What is found by a term in the language in use, narrowed as the address says, and what it could be narrowed by. */
export function useSearch(term: string) {
  const { language: lang } = useLanguage();
  const sections = useSections();
  const list = useListUrl<'type' | 'in'>({ defaultSize: listSize, filters });
  const { in: _within, ...input } = list.input;
  const found = useCallList(resourceQueries.SearchResources, {
    ...input,
    q: undefined,
    term,
    lang,
    section_type: typeIn(list.filters.in),
  });
  const all = useCallList(resourceQueries.SearchResources, {
    term,
    lang,
    section_type: allSectionTypes,
    size: facetSize,
  });
  const byType = useMemo(
    () => countByType(all.data?.rows ?? [], sections.data ?? []),
    [all.data, sections.data],
  );
  return { list, found, all, byType };
}

export type Search = ReturnType<typeof useSearch>;
