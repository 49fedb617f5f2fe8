import type { ResourceSummary } from '@portal/contracts/areas/resources';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallError } from '#app/client/call-error';
import type { Page } from '#app/client/use-call-query';
import { PageLinks } from './PageLinks';
import { MediaGrid } from '#ui/card/MediaGrid';
import { MediaGridSkeleton } from '#ui/card/MediaSkeletons';
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
          <MediaGrid items={rows} keyOf={({ id }) => id} label={label} isOld={query.isPlaceholderData}>
            {(resource, index) => (
              <ResourceCard resource={resource} isEager={index < eagerPictures} marked={marked} />
            )}
          </MediaGrid>
          <PageLinks page={page} size={size} total={total} />
        </>
      )}
    </Loaded>
  );
}
