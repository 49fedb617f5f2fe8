import { resourceQueries } from '@portal/contracts/areas/resources';
import type { Section, SectionType } from '@portal/contracts/areas/sections';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useCallList } from '#app/client/use-call-query';
import { useLanguage } from '#app/i18n/LanguageProvider';
import { useText } from '#app/i18n/use-text';
import { useListUrl } from '#ui/list/use-list-url';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { facetSize, useFormats } from '../list/formats-in';
import { ListBar } from '../list/ListBar';
import { listSize } from '../list/list-size';
import { NarrowedEmpty } from '../list/NarrowedEmpty';
import { ResourceGrid } from '../list/ResourceGrid';
import { cardMessages } from '../card/card.messages';
import { SelectableResources } from '../selection/SelectableResources';
import type { CataloguePlace } from './catalogue-place';
import { sectionPath } from './catalogue-place';
import { catalogueMessages } from './catalogue.messages';
import { SectionActions } from './SectionActions';
import { SectionsButton } from './SectionsButton';
import { typeNames } from './type-names';

interface SectionPiecesProps {
  type: SectionType;
  sections: readonly Section[];
  place: CataloguePlace;
}

/** The pieces of a section in the language in use (R-CAT-10), with formats, order and page in the address. */
export function SectionResources({ type, sections, place }: SectionPiecesProps) {
  const text = useText(catalogueMessages);
  const typeName = useText(cardMessages)(typeNames[type]);
  const { language: lang } = useLanguage();
  const list = useListUrl<'type'>({ defaultSize: listSize, filters });
  const { current, chain } = place;
  const found = useCallList(resourceQueries.ListResourcesOfSection, { ...list.input, id: current.id, lang });
  const whole = useCallList(resourceQueries.ListResourcesOfSection, {
    id: current.id,
    lang,
    size: facetSize,
  });
  const formats = useFormats(whole.data);
  const parents = chain
    .slice(0, -1)
    .map(({ name, url }) => ({ label: name, to: sectionPath(type, url, true) }));
  const empty = list.isNarrowed ? (
    <NarrowedEmpty onClear={list.clear} />
  ) : (
    <EmptyState
      title={text('emptyTitle')}
      text={text('emptyText')}
      action={
        <Button component={Link} to={sectionPath(type)}>
          {text('emptyAction', { type: typeName })}
        </Button>
      }
    />
  );
  return (
    <Page
      title={current.name}
      crumbs={[{ label: typeName, to: sectionPath(type) }, ...parents]}
      actions={<SectionActions type={type} place={place} />}
    >
      <SelectableResources of={String(current.id)}>
        <ListBar list={list} formats={formats} total={found.data?.total}>
          <SectionsButton type={type} sections={sections} place={place} />
        </ListBar>
        <ResourceGrid
          query={found}
          label={current.name}
          page={list.input.page}
          size={list.input.size}
          empty={empty}
        />
      </SelectableResources>
    </Page>
  );
}

const filters = ['type'] as const;
