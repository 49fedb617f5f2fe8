import { type ResourceDetail, resourceQueries } from '@portal/contracts/areas/resources';
import type { SectionType } from '@portal/contracts/areas/sections';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { PartHead } from '#ui/PartHead';
import { MediaStrip } from '#ui/card/MediaStrip';
import { sectionPath } from '../catalogue/catalogue-place';
import { useSections } from '../catalogue/use-sections';
import { ResourceCard } from '../card/ResourceCard';
import { detailTexts } from '../texts';
import type { Language } from '@portal/contracts/kernel';

/** How many others are shown; one more is asked for, since the piece itself may be among them. */
const shownPieces = 10;

interface MoreOfSectionListProps {
  resource: ResourceDetail;
  type: SectionType;
}

/** Other pieces of the same section and language. Nothing when there are none: this is an offer, not an answer. */
export function MoreOfSectionList({ resource, type }: MoreOfSectionListProps) {
  const text = useText(detailTexts);
  const titleId = useId();
  const sections = useSections();
  const section = sections.data?.find(({ id }) => resource.sections.includes(id));
  const others = useCallList(
    resourceQueries.ListResourcesOfSection,
    { id: section?.id ?? 0, lang: resource.lang.id as Language, size: shownPieces + 1 },
    { enabled: section !== undefined },
  );
  const shown = (others.data?.rows ?? []).filter(({ id }) => id !== resource.id).slice(0, shownPieces);
  if (section === undefined || shown.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <PartHead
        id={titleId}
        title={text('more', { name: section.name })}
        more={{ label: text('moreAll'), to: sectionPath(type, section.url) }}
      />
      <MediaStrip items={shown} keyOf={({ id }) => id} label={text('more', { name: section.name })}>
        {(other) => <ResourceCard resource={other} />}
      </MediaStrip>
    </Box>
  );
}
