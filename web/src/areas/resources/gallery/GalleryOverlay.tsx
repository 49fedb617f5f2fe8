import { ResourceCategory, resourceQueries } from '@portal/contracts/areas/resources';
import type { SectionType } from '@portal/contracts/areas/sections';
import { useCallList } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { PageLinks } from '../list/PageLinks';
import { useListUrl } from '#ui/list/use-list-url';
import { Page } from '#ui/Page';
import { PictureGrid } from './PictureGrid';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonCards } from '#ui/states/Skeletons';
import { cardTexts, catalogueTexts } from '../texts';
import { typeNames } from '../catalogue/type-names';
import { useSections } from '../catalogue/use-sections';
import { listSize } from '../list/list-size';
import { ResourceCard } from '../card/ResourceCard';
import { SelectableResourcesGrid } from '../selection/SelectableResourcesGrid';
import { GalleryBar } from './GalleryBar';

/** What hangs in a gallery: a category of resources, whatever section they are in (AMB-04). */
const categories = { 4: ResourceCategory.Toolkit, 5: ResourceCategory.BestPractice } as const;

interface GalleryOverlayProps {
  type: Extract<SectionType, keyof typeof categories>;
  /** Of the section that narrows it. */
  slug: string | undefined;
}

/** A wall of pictures in their own proportions (R-CAT-16), in the language in use. */
export function GalleryOverlay({ type, slug }: GalleryOverlayProps) {
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
