import { reservedSlugs, type Section, SectionType } from '@portal/contracts/areas/sections';
import { Navigate, useLocation, useParams, useSearchParams, Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { resourceQueries } from '@portal/contracts/areas/resources';
import MuiLink from '@mui/material/Link';
import { SectionSlots } from '#ui/slots/Slots';
import { Loaded, LoadedPart } from '#ui/states/Loaded';
import { MediaGridSkeleton, MediaStripSkeleton, MediaStrip } from '#ui/card/MediaGrid';
import { useText } from '#core/i18n/use-text';
import { SearchDrawing } from '#ui/drawings/EmptyDrawings';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { contentWidth } from '#core/theme/tokens';
import { useCallList } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { PartHead } from '#ui/PartHead';
import { ResourceScreen } from '../detail/ResourceScreen';
import { cardTexts, catalogueTexts } from '../texts';
import { SelectableResourcesGrid } from '../selection/SelectableResourcesGrid';
import { SelectButton } from '../selection/SelectButton';
import { ResourceCard } from '../card/ResourceCard';
import { allLanguages } from '../search/search-language';
import { typeOfPath, type CataloguePlace, placeAt, wholeParameter, sectionPath } from './catalogue-place';
import { SectionResourcesGrid } from './SectionResourcesGrid';
import { SectionTree } from './SectionTree';
import { useSections } from './use-sections';
import { typeNames } from './type-names';
import { SectionsButton } from './SectionsButton';
import { SubsectionLinks } from './SubsectionLinks';
import { useSectionFacets } from './use-section-facets';

/** How many pieces stand on a shelf. */
const shelfSize = 8;

interface SectionShelfListProps {
  section: Section;
  sections: readonly Section[];
}

/** One section of the overview: its newest pieces, its sub-sections, and the way to all of it. */
function SectionShelfList({ section, sections }: SectionShelfListProps) {
  const text = useText(catalogueTexts);
  const titleId = useId();
  const { language: lang } = useLanguage();
  const newest = useCallList(resourceQueries.ListResourcesOfSection, {
    id: section.id,
    lang,
    size: shelfSize,
  });
  const total = newest.data?.total ?? 0;
  // A full shelf hides nothing that somebody would miss.
  const { elsewhere } = useSectionFacets(section.id, undefined, newest.isSuccess && total < shelfSize);
  const below = sections.filter(({ parent_id: parent, visible }) => parent === section.id && visible);
  const allOfIt = sectionPath(section.type, section.url, below.length > 0);
  const inAllLanguages = `${allOfIt}${allOfIt.includes('?') ? '&' : '?'}lang=${allLanguages}`;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <PartHead
        id={titleId}
        title={section.name}
        more={total === 0 ? undefined : { label: text('allPieces', { count: total }), to: allOfIt }}
      />
      <SubsectionLinks sections={below} />
      <LoadedPart
        query={newest}
        skeleton={<MediaStripSkeleton />}
        empty={{
          when: ({ rows }) => rows.length === 0,
          show: elsewhere > 0 ? null : <Box sx={{ color: 'text.secondary' }}>{text('emptyShelf')}</Box>,
        }}
      >
        {({ rows }) => (
          <MediaStrip items={rows} keyOf={({ id }) => id} label={section.name}>
            {(resource) => <ResourceCard resource={resource} />}
          </MediaStrip>
        )}
      </LoadedPart>
      {elsewhere > 0 && (
        <MuiLink component={Link} to={inAllLanguages} sx={{ display: 'inline-block', py: 1 }}>
          {text('elsewhere', { count: elsewhere })}
        </MuiLink>
      )}
    </Box>
  );
}

interface TypeOverviewPageProps {
  type: SectionType;
  sections: readonly Section[];
}

/**
 * A shelf of the newest pieces for each section at the top: what there is, at one glance. Pieces of several shelves may be
 * taken along in one archive (R-CAT-05).
 */
function TypeOverviewPage({ type, sections }: TypeOverviewPageProps) {
  const text = useText(catalogueTexts);
  const name = useText(cardTexts)(typeNames[type]);
  const tops = sections.filter((section) => section.type === type && section.level === 0 && section.visible);
  return (
    <Page
      title={name}
      subtitle={text(`${typeNames[type]}Text`)}
      actions={<SectionsButton type={type} sections={sections} place={undefined} />}
    >
      <SelectableResourcesGrid of={name}>
        {tops.length === 0 && <EmptyState title={text('emptyTitle')} text={text('emptyText')} />}
        {tops.length > 0 && (
          <Box sx={{ pb: 3 }}>
            <SelectButton />
          </Box>
        )}
        <Stack spacing={{ xs: 4, md: 6 }}>
          {tops.map((section) => (
            <SectionShelfList key={section.id} section={section} sections={sections} />
          ))}
        </Stack>
      </SelectableResourcesGrid>
    </Page>
  );
}

/** Below the bar that stays, with its own scroll bar when it is longer than the window. */
const Aside = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block' },
  position: 'sticky',
  top: 80,
  alignSelf: 'start',
  maxHeight: 'calc(100dvh - 6rem)',
  margin: '-0.25rem -0.25rem 0',
  padding: 4,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.vars.palette.divider} transparent`,
}));

/** A page with something beside it that stays put while the page scrolls. Not shown on phones. */
function AsidePanel({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        mx: 'auto',
        maxWidth: contentWidth,
        display: 'grid',
        gap: { md: 4, lg: 6 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr)' },
      }}
    >
      <Aside data-print="no">{aside}</Aside>
      <div>{children}</div>
    </Box>
  );
}

/** The address names a section that is not there (any more). */
function GoneSectionNotice({ type }: { type: SectionType }) {
  const text = useText(catalogueTexts);
  const name = useText(cardTexts)(typeNames[type]);
  return (
    <Page title={name}>
      <EmptyState
        drawing={<SearchDrawing />}
        title={text('goneTitle')}
        text={text('goneText')}
        action={
          <Button component={Link} to={sectionPath(type)} variant="contained" color="primary">
            {text('emptyAction', { type: name })}
          </Button>
        }
      />
    </Page>
  );
}

const rows = [0, 1, 2, 3, 4, 5, 6];

/** The tree and the grid while the tree is on its way. */
function SectionScreenSkeleton() {
  return (
    <AsidePanel
      aside={
        <Stack spacing={2} sx={{ pt: 1 }}>
          {rows.map((row) => (
            <Skeleton key={row} variant="text" sx={{ width: `${85 - (row % 3) * 18}%` }} />
          ))}
        </Stack>
      }
    >
      <Box>
        <Skeleton variant="text" sx={{ typography: 'h1', width: '40%', mb: 4 }} />
        <MediaGridSkeleton />
      </Box>
    </AsidePanel>
  );
}

interface SectionScreenProps {
  type: SectionType;
  /** Of the chosen section; none on the overview of the type. */
  slug: string | undefined;
}

/** The section tree with, beside it, the pieces of the chosen section or a shelf of each (R-CAT-01, R-CAT-03). */
function SectionScreen({ type, slug }: SectionScreenProps) {
  const sections = useSections();
  const [search] = useSearchParams();
  const isWhole = search.has(wholeParameter);
  const placeIn = (all: readonly Section[]) =>
    slug === undefined ? undefined : placeAt(all, type, { slug, isWhole });
  return (
    <Loaded query={sections} skeleton={<SectionScreenSkeleton />}>
      {(all) => {
        const place = placeIn(all);
        return (
          <AsidePanel aside={<SectionTree type={type} sections={all} place={place ?? undefined} />}>
            <Content type={type} sections={all} place={place} />
            {type === SectionType.National && <SectionSlots place="nationalSection" />}
            {type === SectionType.Communication && <SectionSlots place="communicationSection" />}
          </AsidePanel>
        );
      }}
    </Loaded>
  );
}

interface ContentProps {
  type: SectionType;
  sections: readonly Section[];
  /** `undefined`: the overview; `null`: a section that is not there. */
  place: CataloguePlace | null | undefined;
}

function Content({ type, sections, place }: ContentProps) {
  if (place === undefined) return <TypeOverviewPage type={type} sections={sections} />;
  if (place === null) return <GoneSectionNotice type={type} />;
  return <SectionResourcesGrid key={place.current.id} type={type} sections={sections} place={place} />;
}

/** The catalogue of one section type: overview, section, or one resource, by address (R-NAV-08…10). */
export function CatalogueScreen() {
  const { category, resource } = useParams();
  const type = typeOfPath(useLocation().pathname);
  // A slug that a static route owns is no section, also while that route is not there (AMB-39).
  if (type === undefined || reservedSlugs.includes(category ?? '')) return <Navigate to="/" replace />;
  if (resource !== undefined)
    return <ResourceScreen key={resource} slug={resource} type={type} category={category} />;
  return <SectionScreen type={type} slug={category} />;
}
