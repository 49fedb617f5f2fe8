import AccountTreeRounded from '@mui/icons-material/AccountTreeRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import FilterListRounded from '@mui/icons-material/FilterListRounded';
import { Box, Button, Stack, Typography } from '@mui/material';
import { resourceQueries } from '@portal/contracts/areas/resources';
import type { Section, SectionType } from '@portal/contracts/areas/sections';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useEditMode } from '#core/session/edit-mode';
import { Page } from '#ui/Page';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import { useListUrl } from '#ui/list/use-list-url';
import { lazyOverlay } from '#ui/part/lazy-part';
import { EmptyState } from '#ui/states/EmptyState';
import {
  type CataloguePlace,
  crumbsOf,
  listSize,
  sectionPath,
  typeNames,
  useSectionFacets,
} from './catalogue';
import { LanguageFilter, NothingLeftNotice, ResourceList, SortMenu } from './ResourceList';
import { SelectableResourcesGrid, SelectButton } from './SelectableResourcesGrid';
import { cardTexts, catalogueTexts } from './texts';

const SectionDrawer = lazyOverlay(() => import('./SectionDrawer').then((module) => module.SectionDrawer));

interface SectionsButtonProps {
  type: SectionType;
  sections: readonly Section[];
  place?: CataloguePlace;
}

export function SectionsButton({ type, sections, place }: SectionsButtonProps) {
  const text = useText(catalogueTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<AccountTreeRounded />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        size="small"
        sx={{ display: { md: 'none' }, borderRadius: 4 }}
      >
        {text('sections')}
      </Button>
      <Suspense>
        {isOpen && (
          <SectionDrawer type={type} sections={sections} place={place} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}

interface SectionResourcesGridProps {
  type: SectionType;
  sections: readonly Section[];
  place: CataloguePlace;
}

/** R-AME-11, AMB-06. */
function SectionActions({ type, place }: Omit<SectionResourcesGridProps, 'sections'>) {
  const text = useText(catalogueTexts);
  const edit = useEditMode();
  const parent = place.chain.at(-2);
  return (
    <>
      {edit.isOn && (
        <Button
          component={Link}
          to={`/admin/section/${place.current.id}`}
          size="small"
          startIcon={<EditRounded />}
        >
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

/** U6. */
function useSectionResources({ current }: CataloguePlace) {
  const list = useListUrl<'type' | 'lang'>({ defaultSize: listSize, filters });
  const { lang, ...facets } = useSectionFacets(current.id, list.filters.lang);
  const found = useCallList(resourceQueries.ListResourcesOfSection, { ...list.input, id: current.id, lang });
  return { list, found, ...facets };
}

type SectionResources = ReturnType<typeof useSectionResources>;

function ListTools({
  list,
  formats,
  isEmpty,
}: Pick<SectionResources, 'list' | 'formats'> & { isEmpty: boolean }) {
  const text = useText(cardTexts);
  return (
    <>
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
    </>
  );
}

/** R-CAT-10. */
export function SectionResourcesGrid({ type, sections, place }: SectionResourcesGridProps) {
  const text = useText(catalogueTexts);
  const cardText = useText(cardTexts);
  const { list, found, languages, elsewhere, formats } = useSectionResources(place);
  const { current, chain } = place;
  const typeName = cardText(typeNames[type]);
  const total = found.data?.total;
  const isEmpty = total === 0 && !list.isNarrowed;
  const empty =
    list.isNarrowed || elsewhere > 0 ? (
      <NothingLeftNotice list={list} elsewhere={text('elsewhere', { count: elsewhere })} />
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
      crumbs={[{ label: typeName, to: sectionPath(type) }, ...crumbsOf(chain.slice(0, -1))]}
      actions={<SectionActions type={type} place={place} />}
    >
      <SelectableResourcesGrid of={String(current.id)}>
        <Box sx={{ pb: 1.5, '&:empty': { display: 'none' } }}>
          <LanguageFilter languages={languages} list={list} />
        </Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 3 }}>
          <SectionsButton type={type} sections={sections} place={place} />
          <ListTools list={list} formats={formats} isEmpty={isEmpty} />
          <Typography variant="body2" component="div" color="textSecondary" role="status" sx={{ ml: 'auto' }}>
            {total !== undefined && !isEmpty && cardText('pieces', { count: total })}
          </Typography>
        </Stack>
        <ResourceList
          query={found}
          label={current.name}
          page={list.input.page}
          size={list.input.size}
          empty={empty}
        />
      </SelectableResourcesGrid>
    </Page>
  );
}

const filters = ['type', 'lang'] as const;
