import { type Section, SectionType } from '@portal/contracts/areas/sections';
import { useSearchParams } from 'react-router-dom';
import { SectionSlots } from '#ui/slots/SectionSlots';
import { AsidePanel } from './AsidePanel';
import { Loaded } from '#ui/states/Loaded';
import { type CataloguePlace, placeAt, wholeParameter } from './catalogue-place';
import { GoneSectionNotice } from './GoneSectionNotice';
import { SectionResourcesGrid } from './SectionResourcesGrid';
import { SectionScreenSkeleton } from './SectionScreenSkeleton';
import { SectionTree } from './SectionTree';
import { TypeOverviewPage } from './TypeOverviewPage';
import { useSections } from './use-sections';

interface SectionScreenProps {
  type: SectionType;
  /** Of the chosen section; none on the overview of the type. */
  slug: string | undefined;
}

/** The section tree with, beside it, the pieces of the chosen section or a shelf of each (R-CAT-01, R-CAT-03). */
export function SectionScreen({ type, slug }: SectionScreenProps) {
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
