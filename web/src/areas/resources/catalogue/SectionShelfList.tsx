import { resourceQueries } from '@portal/contracts/areas/resources';
import type { Section } from '@portal/contracts/areas/sections';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useCallList } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { PartHead } from '#ui/PartHead';
import { MediaStripSkeleton } from '#ui/card/MediaSkeletons';
import { MediaStrip } from '#ui/card/MediaStrip';
import { LoadedPart } from '#ui/states/LoadedPart';
import { ResourceCard } from '../card/ResourceCard';
import { allLanguages } from '../search/search-language';
import { sectionPath } from './catalogue-place';
import { catalogueTexts } from '../texts';
import { SubsectionLinks } from './SubsectionLinks';
import { useSectionFacets } from './use-section-facets';

/** How many pieces stand on a shelf. */
const shelfSize = 8;

interface SectionShelfListProps {
  section: Section;
  sections: readonly Section[];
}

/** One section of the overview: its newest pieces, its sub-sections, and the way to all of it. */
export function SectionShelfList({ section, sections }: SectionShelfListProps) {
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
