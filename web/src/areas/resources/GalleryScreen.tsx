import { Box, Chip, Stack, Typography } from '@mui/material';
import { ResourceCategory, resourceQueries } from '@portal/contracts/areas/resources';
import { type Section, SectionType } from '@portal/contracts/areas/sections';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { useCallList } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { Page } from '#ui/Page';
import { useListUrl } from '#ui/list/use-list-url';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonCards } from '#ui/states/Skeletons';
import { listSize, sectionPath, typeNames, typeOfPath, useSections } from './catalogue';
import { ResourceCard } from './ResourceCard';
import { ChipSkeletons, PageLinks, SortMenu } from './ResourceList';
import { ResourceScreen } from './ResourceScreen';
import { SelectableResourcesGrid, SelectButton } from './SelectableResourcesGrid';
import { cardTexts, catalogueTexts } from './texts';

interface GalleryLinksProps {
  type: SectionType;
  sections: readonly Section[];
  slug: string | undefined;
}

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

/** A category of any section (AMB-04). */
const categories = { 4: ResourceCategory.Toolkit, 5: ResourceCategory.BestPractice } as const;

interface GalleryPageProps {
  type: keyof typeof categories;
  slug: string | undefined;
}

/** Pictures in their own proportions in columns (R-CAT-16); DOM order runs down the columns. */
function GalleryPage({ type, slug }: GalleryPageProps) {
  const text = useText(catalogueTexts);
  const cardText = useText(cardTexts);
  const name = cardText(typeNames[type]);
  const { language: lang } = useLanguage();
  const list = useListUrl({ defaultSize: listSize });
  const sections = useSections().data?.filter((section) => section.type === type && section.visible);
  const section = sections?.find(({ url }) => url === slug);
  const found = useCallList(
    resourceQueries.ListResources,
    { ...list.input, q: undefined, category: categories[type], section: section?.id, lang },
    { enabled: slug === undefined || section !== undefined },
  );
  const total = found.data?.total;
  return (
    <Page title={name} subtitle={text(`${typeNames[type]}Text`)}>
      <SelectableResourcesGrid of={`${type} ${slug ?? ''}`}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 3 }}>
          {sections === undefined ? (
            <ChipSkeletons />
          ) : (
            <GalleryLinks type={type} sections={sections} slug={slug} />
          )}
          <SortMenu list={list} />
          {total !== 0 && <SelectButton />}
          <Typography variant="body2" component="div" color="textSecondary" role="status" sx={{ ml: 'auto' }}>
            {total !== undefined && cardText('pieces', { count: total })}
          </Typography>
        </Stack>
        <Loaded
          query={found}
          skeleton={<SkeletonCards />}
          empty={{
            when: (page) => page.total === 0,
            show: <EmptyState title={text('emptyTitle')} text={text('emptyText')} />,
          }}
        >
          {(page) => (
            <>
              <Box
                component="ul"
                aria-label={name}
                sx={{
                  m: 0,
                  p: 0,
                  listStyle: 'none',
                  columnGap: { xs: 1.75, sm: 2.5 },
                  columnWidth: { xs: 136, sm: 232 },
                  '& > li': { breakInside: 'avoid', pb: 3 },
                }}
              >
                {page.rows.map((resource) => (
                  <li key={resource.id}>
                    <ResourceCard resource={resource} frame="own" />
                  </li>
                ))}
              </Box>
              <PageLinks page={list.input.page} size={list.input.size} total={page.total} />
            </>
          )}
        </Loaded>
      </SelectableResourcesGrid>
    </Page>
  );
}

/** R-NAV-05, R-NAV-06, AMB-04. */
export function GalleryScreen() {
  const { category, resource } = useParams();
  const type = typeOfPath(useLocation().pathname);
  if (type !== SectionType.Toolkit && type !== SectionType.BestPractice) return <Navigate to="/" replace />;
  if (resource !== undefined)
    return <ResourceScreen key={resource} slug={resource} type={type} category={category} />;
  return <GalleryPage type={type} slug={category} />;
}
