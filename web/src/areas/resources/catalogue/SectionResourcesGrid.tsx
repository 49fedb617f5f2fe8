import { resourceQueries } from '@portal/contracts/areas/resources';
import type { Section, SectionType } from '@portal/contracts/areas/sections';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useListUrl } from '#ui/list/use-list-url';
import { Page } from '#ui/Page';
import { ListBar } from '../list/ListBar';
import { listSize } from '../list/list-size';
import { ResourceGrid } from '../list/ResourceGrid';
import { cardTexts } from '../texts';
import { SelectableResourcesGrid } from '../selection/SelectableResourcesGrid';
import { type CataloguePlace, sectionPath } from './catalogue-place';
import { EmptySectionNotice } from './EmptySectionNotice';
import { LanguageFilter } from './LanguageFilter';
import { SectionActions } from './SectionActions';
import { SectionsButton } from './SectionsButton';
import { typeNames } from './type-names';
import { useSectionFacets } from './use-section-facets';

interface SectionPiecesProps {
  type: SectionType;
  sections: readonly Section[];
  place: CataloguePlace;
}

/** The pieces of a section in the language in use (R-CAT-10), with formats, order and page in the address. */
export function SectionResourcesGrid({ type, sections, place }: SectionPiecesProps) {
  const typeName = useText(cardTexts)(typeNames[type]);
  const list = useListUrl<'type' | 'lang'>({ defaultSize: listSize, filters });
  const { current, chain } = place;
  const { lang, languages, elsewhere, formats } = useSectionFacets(current.id, list.filters.lang);
  const found = useCallList(resourceQueries.ListResourcesOfSection, { ...list.input, id: current.id, lang });
  const parents = chain
    .slice(0, -1)
    .map(({ name, url }) => ({ label: name, to: sectionPath(type, url, true) }));
  return (
    <Page
      title={current.name}
      crumbs={[{ label: typeName, to: sectionPath(type) }, ...parents]}
      actions={<SectionActions type={type} place={place} />}
    >
      <SelectableResourcesGrid of={String(current.id)}>
        <LanguageFilter
          languages={languages}
          chosen={list.filters.lang}
          onChoose={(value) => list.filter('lang', value)}
        />
        <ListBar list={list} formats={formats} total={found.data?.total}>
          <SectionsButton type={type} sections={sections} place={place} />
        </ListBar>
        <ResourceGrid
          query={found}
          label={current.name}
          page={list.input.page}
          size={list.input.size}
          empty={<EmptySectionNotice type={type} list={list} elsewhere={elsewhere} />}
        />
      </SelectableResourcesGrid>
    </Page>
  );
}

const filters = ['type', 'lang'] as const;
