import SwapVertRounded from '@mui/icons-material/SwapVertRounded';
import { Button, Chip, List, Pagination, PaginationItem, Skeleton, Stack } from '@mui/material';
import type { ResourceSummary } from '@portal/contracts/areas/resources';
import type { Section } from '@portal/contracts/areas/sections';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import type { CallError } from '#core/client/call-error';
import type { Page } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { MediaGrid, MediaGridSkeleton } from '#ui/card/MediaGrid';
import { SearchDrawing } from '#ui/drawings/EmptyDrawings';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import { FilterChips, type FilterOption } from '#ui/list/FilterChips';
import type { ListState, ListUrl } from '#ui/list/use-list-url';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { uiTexts } from '#ui/texts/early';
import { allLanguages, sectionPath } from './catalogue';
import { ResourceCard } from './ResourceCard';
import { cardTexts, searchTexts } from './texts';

/** The first is the order of the server. */
const sorts = ['-update_date', 'name', '-downloads', 'reference'] as const;

interface SortMenuProps {
  list: Pick<ListState, 'input' | 'setSort'>;
  /** A list's own order. */
  standard?: { readonly value: string; readonly label: string };
}

export function SortMenu({ list, standard }: SortMenuProps) {
  const text = useText(cardTexts);
  const first = standard?.value ?? sorts[0];
  return (
    <ChoiceMenu
      label={text('sort')}
      icon={<SwapVertRounded />}
      options={[
        ...(standard === undefined ? [] : [standard]),
        ...sorts.map((value) => ({ value, label: text(`sort.${value}`) })),
      ]}
      value={list.input.sort ?? first}
      onChange={(value) => list.setSort(value === first ? undefined : value)}
    />
  );
}

interface LanguageFilterProps {
  /** Empty where there is no choice. */
  languages: readonly FilterOption[];
  list: Pick<ListUrl<'lang'>, 'filters' | 'filter'>;
}

/** Languages of the resources; without one in the address, the language in use. */
export function LanguageFilter({ languages, list }: LanguageFilterProps) {
  const text = useText(searchTexts);
  const { language } = useLanguage();
  if (languages.length === 0) return null;
  return (
    <FilterChips
      label={text('languages')}
      options={[...languages, { value: allLanguages, label: text('allLanguages') }]}
      value={list.filters.lang ?? language}
      onChange={(value) => list.filter('lang', value === '' ? allLanguages : value === language ? '' : value)}
    />
  );
}

/** Pixels. */
const chipWidths = [84, 112, 96, 128];

export function ChipSkeletons() {
  return (
    <Stack direction="row" aria-hidden sx={{ flexWrap: 'wrap', gap: 1 }}>
      {chipWidths.map((width) => (
        <Skeleton key={width} sx={{ width, height: 32, borderRadius: `${radii.pill}px` }} />
      ))}
    </Stack>
  );
}

export function SectionLinks({ sections }: { sections: readonly Section[] }) {
  if (sections.length === 0) return null;
  return (
    <List disablePadding sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pb: 2 }}>
      {sections.map(({ id, name, type, url }) => (
        <li key={id}>
          <Chip variant="outlined" label={name} component={Link} to={sectionPath(type, url)} clickable />
        </li>
      ))}
    </List>
  );
}

interface NothingLeftNoticeProps {
  list: Pick<ListUrl<'lang'>, 'isNarrowed' | 'clear' | 'filter'>;
  /** Without the filters. */
  narrowed?: string;
  /** In other languages. */
  elsewhere?: string;
}

export function NothingLeftNotice({ list, narrowed, elsewhere }: NothingLeftNoticeProps) {
  const text = useText(cardTexts);
  const searchText = useText(searchTexts);
  const { isNarrowed, clear, filter } = list;
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title={isNarrowed ? text('narrowedTitle') : searchText('otherLanguages')}
      text={isNarrowed ? (narrowed ?? text('narrowedText')) : elsewhere}
      action={
        <Button
          variant="contained"
          color="primary"
          onClick={isNarrowed ? clear : () => filter('lang', allLanguages)}
        >
          {isNarrowed ? text('clearFilters') : searchText('showAll')}
        </Button>
      }
    />
  );
}

interface PageLinksProps {
  page: number;
  size: number;
  /** Over all pages. */
  total: number;
}

/** The focus starts at the top: the link of the next page is at the bottom. */
const startAtTop = () => document.querySelector('main')?.focus({ preventScroll: true });

/** Pages as links: each has its address, Back works (U6). */
export function PageLinks({ page, size, total }: PageLinksProps) {
  const text = useText(uiTexts);
  const { pathname, search } = useLocation();
  const count = size < 1 ? 1 : Math.ceil(total / size);
  const addressOf = (requested: number | null) => {
    const parameters = new URLSearchParams(search);
    if (requested === null || requested <= 1) parameters.delete('page');
    else parameters.set('page', String(requested));
    return { pathname, search: parameters.toString() };
  };
  // The list is shorter now than when this address was copied.
  if (count > 0 && page > count) return <Navigate to={addressOf(count)} replace />;
  if (count < 2) return null;

  const labelOf = (type: string, to: number | null) => {
    if (type === 'previous') return text('previousPage');
    return type === 'next' ? text('nextPage') : text('page', { page: to ?? 1 });
  };
  return (
    <Stack sx={{ alignItems: 'center', pt: 5 }} data-print="no">
      <Pagination
        aria-label={text('pages')}
        page={page}
        count={count}
        shape="rounded"
        getItemAriaLabel={labelOf}
        renderItem={(item) => (
          <PaginationItem component={Link} to={addressOf(item.page)} {...item} onClick={startAtTop} />
        )}
      />
    </Stack>
  );
}

/** Cards whose pictures load at once. */
const eagerPictures = 5;

interface ResourcesProps {
  rows: readonly ResourceSummary[];
  label: string;
  isOld: boolean;
  marked: string | undefined;
}

/** Deferred: a page of cards renders slower than the count above it. */
function Resources({ rows, label, isOld, marked }: ResourcesProps) {
  const shown = useDeferredValue(rows);
  const words = useDeferredValue(marked);
  return (
    <MediaGrid items={shown} keyOf={({ id }) => id} label={label} isOld={isOld || shown !== rows}>
      {(resource, index) => (
        <ResourceCard resource={resource} isEager={index < eagerPictures} marked={words} />
      )}
    </MediaGrid>
  );
}

interface ResourceListProps {
  query: UseQueryResult<Page<ResourceSummary[]>, CallError>;
  label: string;
  page: number;
  size: number;
  marked?: string;
  empty: ReactNode;
}

/** R-CAT-04. */
export function ResourceList({ query, label, page, size, marked, empty }: ResourceListProps) {
  return (
    <Loaded
      query={query}
      skeleton={<MediaGridSkeleton />}
      empty={{ when: ({ total }) => total === 0, show: empty }}
    >
      {({ rows, total }) => (
        <>
          <Resources rows={rows} label={label} isOld={query.isPlaceholderData} marked={marked} />
          <PageLinks page={page} size={size} total={total} />
        </>
      )}
    </Loaded>
  );
}
