import { Box, Button, Link as MuiLink, Skeleton, Stack, Typography } from '@mui/material';
import { resourceQueries } from '@portal/contracts/areas/resources';
import { reservedSlugs, type Section, SectionType } from '@portal/contracts/areas/sections';
import { type ReactNode, useId } from 'react';
import { Link, Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useCallList } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { contentWidth } from '#core/theme/tokens';
import { Page } from '#ui/Page';
import { PartHead } from '#ui/PartHead';
import { MediaGridSkeleton, MediaStripSkeleton, MediaStrip } from '#ui/card/MediaGrid';
import { SearchDrawing } from '#ui/drawings/EmptyDrawings';
import { SectionSlots } from '#ui/slots/Slots';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded, LoadedPart } from '#ui/states/Loaded';
import {
  allLanguages,
  placeAt,
  sectionPath,
  typeNames,
  typeOfPath,
  useSectionFacets,
  useSections,
  wholeParameter,
} from './catalogue';
import { ResourceCard } from './ResourceCard';
import { SectionLinks } from './ResourceList';
import { ResourceScreen } from './ResourceScreen';
import { SectionResourcesGrid, SectionsButton } from './SectionResourcesGrid';
import { SectionTree } from './SectionTree';
import { SelectableResourcesGrid, SelectButton } from './SelectableResourcesGrid';
import { cardTexts, catalogueTexts } from './texts';

/** Resources on a shelf. */
const shelfSize = 8;

interface ShelfProps {
  section: Section;
  sections: readonly Section[];
}

function Shelf({ section, sections }: ShelfProps) {
  const text = useText(catalogueTexts);
  const titleId = useId();
  const { language: lang } = useLanguage();
  const { id, name } = section;
  const newest = useCallList(resourceQueries.ListResourcesOfSection, { id, lang, size: shelfSize });
  const total = newest.data?.total ?? 0;
  // Other languages count only where the shelf is not full.
  const { elsewhere } = useSectionFacets(id, undefined, newest.isSuccess && total < shelfSize);
  const below = sections.filter(({ parent_id: parent, visible }) => parent === id && visible);
  const allOfIt = sectionPath(section.type, section.url, below.length > 0);
  const inAllLanguages = `${allOfIt}${allOfIt.includes('?') ? '&' : '?'}lang=${allLanguages}`;
  return (
    <section aria-labelledby={titleId}>
      <PartHead
        id={titleId}
        title={name}
        more={total === 0 ? undefined : { label: text('allPieces', { count: total }), to: allOfIt }}
      />
      <SectionLinks sections={below} />
      <LoadedPart
        query={newest}
        skeleton={<MediaStripSkeleton />}
        empty={{
          when: ({ rows }) => rows.length === 0,
          show: elsewhere > 0 ? null : <Typography color="textSecondary">{text('emptyShelf')}</Typography>,
        }}
      >
        {({ rows }) => (
          <MediaStrip items={rows} keyOf={(resource) => resource.id} label={name}>
            {(resource) => <ResourceCard resource={resource} />}
          </MediaStrip>
        )}
      </LoadedPart>
      {elsewhere > 0 && (
        <MuiLink component={Link} to={inAllLanguages} sx={{ display: 'inline-block', py: 1 }}>
          {text('elsewhere', { count: elsewhere })}
        </MuiLink>
      )}
    </section>
  );
}

interface TypeOverviewPageProps {
  type: SectionType;
  sections: readonly Section[];
}

/** R-CAT-05. */
function TypeOverviewPage({ type, sections }: TypeOverviewPageProps) {
  const text = useText(catalogueTexts);
  const name = useText(cardTexts)(typeNames[type]);
  const tops = sections.filter((section) => section.type === type && section.level === 0 && section.visible);
  return (
    <Page
      title={name}
      subtitle={text(`${typeNames[type]}Text`)}
      actions={<SectionsButton type={type} sections={sections} />}
    >
      <SelectableResourcesGrid of={name}>
        {tops.length === 0 ? (
          <EmptyState title={text('emptyTitle')} text={text('emptyText')} />
        ) : (
          <Box sx={{ pb: 3 }}>
            <SelectButton />
          </Box>
        )}
        <Stack spacing={{ xs: 4, md: 6 }}>
          {tops.map((section) => (
            <Shelf key={section.id} section={section} sections={sections} />
          ))}
        </Stack>
      </SelectableResourcesGrid>
    </Page>
  );
}

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

/** Scrolls apart when longer than the window; not on phones. */
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
      <Box
        data-print="no"
        sx={(theme) => ({
          display: { xs: 'none', md: 'block' },
          position: 'sticky',
          // Below the top bar.
          top: 80,
          alignSelf: 'start',
          maxHeight: 'calc(100dvh - 6rem)',
          m: -0.5,
          mb: 0,
          p: 0.5,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          scrollbarWidth: 'thin',
          scrollbarColor: `${theme.vars.palette.divider} transparent`,
        })}
      >
        {aside}
      </Box>
      <div>{children}</div>
    </Box>
  );
}

function SectionScreenSkeleton() {
  return (
    <AsidePanel
      aside={
        <Stack spacing={2} sx={{ pt: 1 }}>
          {Array.from({ length: 7 }, (_, row) => (
            <Skeleton key={row} variant="text" sx={{ width: `${85 - (row % 3) * 18}%` }} />
          ))}
        </Stack>
      }
    >
      <Typography variant="h1" component="div" sx={{ mb: 4 }}>
        <Skeleton variant="text" width="40%" />
      </Typography>
      <MediaGridSkeleton />
    </AsidePanel>
  );
}

interface SectionScreenProps {
  type: SectionType;
  /** Absent on the overview of the type. */
  slug: string | undefined;
}

/** R-CAT-01, R-CAT-03. */
function SectionScreen({ type, slug }: SectionScreenProps) {
  const query = useSections();
  const [search] = useSearchParams();
  const isWhole = search.has(wholeParameter);
  const contentOf = (sections: readonly Section[]) => {
    if (slug === undefined) return { content: <TypeOverviewPage type={type} sections={sections} /> };
    const place = placeAt(sections, type, { slug, isWhole });
    if (place === null) return { content: <GoneSectionNotice type={type} /> };
    const content = (
      <SectionResourcesGrid key={place.current.id} type={type} sections={sections} place={place} />
    );
    return { place, content };
  };
  return (
    <Loaded query={query} skeleton={<SectionScreenSkeleton />}>
      {(sections) => {
        const { place, content } = contentOf(sections);
        return (
          <AsidePanel aside={<SectionTree type={type} sections={sections} place={place} />}>
            {content}
            {type === SectionType.National && <SectionSlots place="nationalSection" />}
            {type === SectionType.Communication && <SectionSlots place="communicationSection" />}
          </AsidePanel>
        );
      }}
    </Loaded>
  );
}

/** R-NAV-08…10. */
export function CatalogueScreen() {
  const { category, resource } = useParams();
  const type = typeOfPath(useLocation().pathname);
  // Slugs of static routes are no sections, even where the route is missing (AMB-39).
  if (type === undefined || reservedSlugs.includes(category ?? '')) return <Navigate to="/" replace />;
  if (resource !== undefined)
    return <ResourceScreen key={resource} slug={resource} type={type} category={category} />;
  return <SectionScreen type={type} slug={category} />;
}
