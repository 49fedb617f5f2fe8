import type { ResourceSummary } from '@portal/contracts/areas/resources';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import type { CallError } from '#core/client/call-error';
import type { Page } from '#core/client/use-call-query';
import { PageLinks } from './PageLinks';
import { MediaGrid, MediaGridSkeleton } from '#ui/card/MediaGrid';
import { Loaded } from '#ui/states/Loaded';
import { ResourceCard } from '../card/ResourceCard';

/** The pictures of the first rows are loaded at once. */
const eagerPictures = 5;

export interface ResourceGridProps {
  query: UseQueryResult<Page<ResourceSummary[]>, CallError>;
  /** What the pieces have in common, for screen readers. */
  label: string;
  page: number;
  size: number;
  /** A search whose words are marked in the names. */
  marked?: string;
  /** Shown when there is nothing. */
  empty: ReactNode;
}

type PiecesProps = Pick<ResourceGridProps, 'label' | 'marked'> & {
  rows: readonly ResourceSummary[];
  isOld: boolean;
};

/** The pieces follow what is said of them: to draw a page of them takes longer than to say how many there are. */
function Pieces({ rows, label, isOld, marked }: PiecesProps) {
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

/** A page of pieces in a calm grid, with the way to the other pages (R-CAT-04). */
export function ResourceGrid({ query, label, page, size, marked, empty }: ResourceGridProps) {
  return (
    <Loaded
      query={query}
      skeleton={<MediaGridSkeleton />}
      empty={{ when: ({ total }) => total === 0, show: empty }}
    >
      {({ rows, total }) => (
        <>
          <Pieces rows={rows} label={label} isOld={query.isPlaceholderData} marked={marked} />
          <PageLinks page={page} size={size} total={total} />
        </>
      )}
    </Loaded>
  );
}
