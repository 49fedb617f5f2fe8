import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { use } from 'react';
import { usePieceLook } from '#app/pieces/use-piece-look';
import { MarkedText } from './MarkedText';
import { PieceCard } from '#ui/piece/PieceCard';
import { SelectBox } from '../selection/SelectBox';
import { SelectingContext } from '../selection/selection-context';
import { QuickActions } from './QuickActions';
import { useResourceActions } from './use-resource-actions';

interface ResourceCardProps {
  resource: ResourceSummary;
  frame?: 'mat' | 'own';
  isEager?: boolean;
  /** A search whose words are marked in the name. */
  marked?: string;
}

/** A resource in a list: picture, name, format, and what can be done with it at once (R-CAT-04…09). */
export function ResourceCard({ resource, frame, isEager, marked }: ResourceCardProps) {
  const lookOf = usePieceLook();
  const actions = useResourceActions(resource);
  const isSelecting = use(SelectingContext) === 'on';
  return (
    <PieceCard
      piece={lookOf(resource)}
      frame={frame}
      isEager={isEager}
      tick={isSelecting ? <SelectBox resource={resource} isOffered={actions.download} /> : undefined}
      shownName={marked === undefined ? undefined : <MarkedText text={resource.name} term={marked} />}
      actions={actions.any ? <QuickActions resource={resource} actions={actions} /> : undefined}
    />
  );
}
