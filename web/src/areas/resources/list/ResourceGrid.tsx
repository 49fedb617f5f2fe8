import type { ResourceSummary } from '@portal/contracts/areas/resources';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallError } from '#app/client/call-error';
import type { Page } from '#app/client/use-call-query';
import { PageLinks } from './PageLinks';
import { PieceGrid } from '#ui/piece/PieceGrid';
import { PieceGridSkeleton } from '#ui/piece/PieceSkeletons';
import { Loaded } from '#ui/states/Loaded';
import { ResourceCard } from '../piece/ResourceCard';

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
      skeleton={<PieceGridSkeleton />}
      empty={{ when: ({ total }) => total === 0, show: empty }}
    >
      {({ rows, total }) => (
        <>
          <PieceGrid items={rows} keyOf={({ id }) => id} label={label} isOld={query.isPlaceholderData}>
            {(resource, place) => (
              <ResourceCard resource={resource} isEager={place < eagerPictures} marked={marked} />
            )}
          </PieceGrid>
          <PageLinks page={page} size={size} total={total} />
        </>
      )}
    </Loaded>
  );
}
