import { resourceQueries } from '@portal/contracts/areas/resources';
import type { Section, SectionType } from '@portal/contracts/areas/sections';
import Box from '@mui/material/Box';
import EditRounded from '@mui/icons-material/EditRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import FilterListRounded from '@mui/icons-material/FilterListRounded';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useListUrl, type ListUrl } from '#ui/list/use-list-url';
import { Page } from '#ui/Page';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { FilterChips, type FilterOption } from '#ui/list/FilterChips';
import { useEditMode } from '#core/session/edit-mode';
import { EmptyState } from '#ui/states/EmptyState';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import { listSize } from '../list/list-size';
import { ResourceGrid } from '../list/ResourceGrid';
import { cardTexts, searchTexts, catalogueTexts } from '../texts';
import { SelectableResourcesGrid } from '../selection/SelectableResourcesGrid';
import { allLanguages } from '../search/search-language';
import { NarrowedEmptyNotice } from '../list/NarrowedEmptyNotice';
import { SelectButton } from '../selection/SelectButton';
import { SortMenu } from '../list/SortMenu';
import { type CataloguePlace, sectionPath } from './catalogue-place';
import { SectionsButton } from './SectionsButton';
import { typeNames } from './type-names';
import { useSectionFacets } from './use-section-facets';

interface ListBarProps {
  list: ListUrl<'type' | 'lang'>;
  /** Formats that occur in the list. */
  formats: readonly FilterOption[];
  /** Over all pages; undefined while nobody knows. */
  total: number | undefined;
  /** Stands first: the way to the sections on phones. */
  children?: ReactNode;
}

/** How many pieces there are, of which formats and in which order; all of it in the address (U6). */
function ListBar({ list, formats, total, children }: ListBarProps) {
  const text = useText(cardTexts);
  const isEmpty = total === 0 && !list.isNarrowed;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 3 }}>
      {children}
      {!isEmpty && (
        <>
          <ChoiceMenu
            label={text('format')}
            icon={<FilterListRounded />}
            options={formats}
            value={list.filters.type ?? ''}
            onChange={(value) => list.filter('type', value)}
            multiple
          />
          <SortMenu list={list} />
          <SelectButton />
        </>
      )}
      {list.isNarrowed && (
        <Button variant="text" size="small" onClick={list.clear}>
          {text('clearFilters')}
        </Button>
      )}
      <Typography variant="body2" component="div" color="textSecondary" role="status" sx={{ ml: 'auto' }}>
        {total !== undefined && !isEmpty && text('pieces', { count: total })}
      </Typography>
    </Stack>
  );
}

interface EmptySectionNoticeProps {
  type: SectionType;
  list: ListUrl<'type' | 'lang'>;
  /** How many pieces there are in other languages. */
  elsewhere: number;
}

/** Why a section shows nothing: filters, the language, or there is nothing; each with the way out. */
function EmptySectionNotice({ type, list, elsewhere }: EmptySectionNoticeProps) {
  const text = useText(catalogueTexts);
  const searchText = useText(searchTexts);
  const typeName = useText(cardTexts)(typeNames[type]);
  if (list.isNarrowed) return <NarrowedEmptyNotice onClear={list.clear} />;
  if (elsewhere > 0) {
    return (
      <EmptyState
        title={searchText('otherLanguages')}
        text={text('elsewhere', { count: elsewhere })}
        action={
          <Button variant="contained" color="primary" onClick={() => list.filter('lang', allLanguages)}>
            {searchText('showAll')}
          </Button>
        }
      />
    );
  }
  return (
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
}

interface SectionActionsProps {
  type: SectionType;
  place: CataloguePlace;
}

/** From a section to the whole of the one above it and, in edit mode, to its form (R-AME-11, AMB-06). */
function SectionActions({ type, place: { chain, current } }: SectionActionsProps) {
  const text = useText(catalogueTexts);
  const edit = useEditMode();
  const parent = chain.at(-2);
  return (
    <>
      {edit.isOn && (
        <Button component={Link} to={`/admin/section/${current.id}`} size="small" startIcon={<EditRounded />}>
          {text('editSection')}
        </Button>
      )}
      {parent !== undefined && (
        <Button component={Link} to={sectionPath(type, parent.url, true)} size="small">
          {text('allOf', { name: parent.name })}
        </Button>
      )}
    </>
  );
}

interface LanguageFilterProps {
  languages: readonly FilterOption[];
  /** In the address; none for the language in use. */
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

/** In which languages there are pieces, and how many; nothing where there is no choice. */
function LanguageFilter({ languages, chosen, onChoose }: LanguageFilterProps) {
  const text = useText(searchTexts);
  const { language } = useLanguage();
  if (languages.length === 0) return null;
  return (
    <Box sx={{ pb: 1.5 }}>
      <FilterChips
        label={text('languages')}
        options={[...languages, { value: allLanguages, label: text('allLanguages') }]}
        value={chosen ?? language}
        onChange={(value) => onChoose(value === '' ? allLanguages : value === language ? '' : value)}
      />
    </Box>
  );
}

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
