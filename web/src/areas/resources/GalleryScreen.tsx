import { SectionType, type Section } from '@portal/contracts/areas/sections';
import { Navigate, useLocation, useParams, Link } from 'react-router-dom';
import { ResourceCategory, resourceQueries } from '@portal/contracts/areas/resources';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import Stack from '@mui/material/Stack';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useCallList } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useListUrl, type ListState } from '#ui/list/use-list-url';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonCards } from '#ui/states/Skeletons';
import { typeOfPath, sectionPath } from './catalogue/catalogue-place';
import { ResourceScreen } from './detail/ResourceScreen';
import { PageLinks } from './list/PageLinks';
import { cardTexts, catalogueTexts } from './texts';
import { typeNames } from './catalogue/type-names';
import { useSections } from './catalogue/use-sections';
import { listSize } from './list/list-size';
import { ResourceCard } from './card/ResourceCard';
import { SelectableResourcesGrid } from './selection/SelectableResourcesGrid';
import { SortMenu } from './list/SortMenu';
import { SelectButton } from './selection/SelectButton';
import { ChipSkeletons } from './ChipSkeletons';

interface GalleryLinksProps {
  type: SectionType;
  sections: readonly Section[];
  slug: string | undefined;
}

/** The sections of a gallery beside each other, and the way back to all of it. */
function GalleryLinks({ type, sections, slug }: GalleryLinksProps) {
  const text = useText(catalogueTexts);
  const typeName = useText(cardTexts)(typeNames[type]);
  const leaves = sections.filter(({ childs }) => childs.length === 0);
  if (leaves.length < 2) return null;
  return (
    <Stack
      component="nav"
      aria-label={text('sectionsOf', { type: typeName })}
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1 }}
    >
      {[{ url: undefined, name: text('everything') }, ...leaves].map(({ url, name }) => {
        const isHere = url === slug;
        return (
          <Chip
            key={url ?? ''}
            component={Link}
            to={sectionPath(type, url)}
            clickable
            aria-current={isHere ? 'page' : undefined}
            variant={isHere ? 'filled' : 'outlined'}
            color={isHere ? 'secondary' : 'default'}
            label={name}
            sx={{ height: 32 }}
          />
        );
      })}
    </Stack>
  );
}

interface GalleryBarProps {
  type: SectionType;
  /** None while they are on their way. */
  sections: readonly Section[] | undefined;
  slug: string | undefined;
  list: ListState;
  /** Over all pages; undefined while nobody knows. */
  total: number | undefined;
}

/** The sections of a gallery as links beside each other, how many there are and in which order. */
function GalleryBar({ type, sections, slug, list, total }: GalleryBarProps) {
  const pieceText = useText(cardTexts);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 3 }}>
      {sections === undefined ? (
        <ChipSkeletons />
      ) : (
        <GalleryLinks type={type} sections={sections} slug={slug} />
      )}
      <SortMenu list={list} />
      {total !== 0 && <SelectButton />}
      <Typography variant="body2" component="div" color="textSecondary" role="status" sx={{ ml: 'auto' }}>
        {total !== undefined && pieceText('pieces', { count: total })}
      </Typography>
    </Stack>
  );
}

const Columns = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  columnGap: 14,
  columnWidth: 136,
  [theme.breakpoints.up('sm')]: { columnGap: 20, columnWidth: 232 },
  '& > li': { breakInside: 'avoid', paddingBottom: 24 },
}));

interface PictureGridProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  children: (item: Item) => ReactNode;
  label: string;
}

/**
 * Cards of different heights in columns, as posters hang on a wall: nothing is cropped. Reads from top to bottom,
 * column by column, which is also the order of the keyboard.
 */
function PictureGrid<Item>({ items, keyOf, children, label }: PictureGridProps<Item>) {
  return (
    <Columns aria-label={label}>
      {items.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </Columns>
  );
}

/** What hangs in a gallery: a category of resources, whatever section they are in (AMB-04). */
const categories = { 4: ResourceCategory.Toolkit, 5: ResourceCategory.BestPractice } as const;

interface GalleryOverlayProps {
  type: Extract<SectionType, keyof typeof categories>;
  /** Of the section that narrows it. */
  slug: string | undefined;
}

/** A wall of pictures in their own proportions (R-CAT-16), in the language in use. */
function GalleryOverlay({ type, slug }: GalleryOverlayProps) {
  const text = useText(catalogueTexts);
  const name = useText(cardTexts)(typeNames[type]);
  const { language: lang } = useLanguage();
  const list = useListUrl({ defaultSize: listSize });
  const sections = useSections();
  const own = sections.data?.filter((section) => section.type === type && section.visible);
  const section = own?.find(({ url }) => url === slug);
  const found = useCallList(
    resourceQueries.ListResources,
    { ...list.input, q: undefined, category: categories[type], section: section?.id, lang },
    { enabled: slug === undefined || section !== undefined },
  );
  return (
    <Page title={name} subtitle={text(`${typeNames[type]}Text`)}>
      <SelectableResourcesGrid of={`${type} ${slug ?? ''}`}>
        <GalleryBar type={type} sections={own} slug={slug} list={list} total={found.data?.total} />
        <Loaded
          query={found}
          skeleton={<SkeletonCards />}
          empty={{
            when: ({ total }) => total === 0,
            show: <EmptyState title={text('emptyTitle')} text={text('emptyText')} />,
          }}
        >
          {({ rows, total }) => (
            <>
              <PictureGrid items={rows} keyOf={({ id }) => id} label={name}>
                {(resource) => <ResourceCard resource={resource} frame="own" />}
              </PictureGrid>
              <PageLinks page={list.input.page} size={list.input.size} total={total} />
            </>
          )}
        </Loaded>
      </SelectableResourcesGrid>
    </Page>
  );
}

/** `/toolkits` and `/practices`, and the pages of what hangs there (R-NAV-05, R-NAV-06, AMB-04). */
export function GalleryScreen() {
  const { category, resource } = useParams();
  const type = typeOfPath(useLocation().pathname);
  if (type !== SectionType.Toolkit && type !== SectionType.BestPractice) return <Navigate to="/" replace />;
  if (resource !== undefined)
    return <ResourceScreen key={resource} slug={resource} type={type} category={category} />;
  return <GalleryOverlay type={type} slug={category} />;
}
