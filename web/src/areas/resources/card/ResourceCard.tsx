import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { memo, use } from 'react';
import { ResourceMarkSlots } from '#ui/slots/ResourceSlots';
import { useResourceLook } from '#ui/resource-look/use-resource-look';
import { MarkedTextItem } from './MarkedTextItem';
import { MediaCard } from '#ui/card/MediaCard';
import { SelectBoxInput } from '../selection/SelectBoxInput';
import { SelectingContext } from '../selection/selection-context';
import { QuickActions } from './QuickActions';
import { type OfferedActions, useResourceActions } from './use-resource-actions';

interface ResourceCardProps {
  resource: ResourceSummary;
  frame?: 'mat' | 'own';
  isEager?: boolean;
  /** A search whose words are marked in the name. */
  marked?: string;
}

type DrawnProps = ResourceCardProps & OfferedActions & { isSelecting: boolean };

/** Not drawn again when the address changes, which every card looks at. */
const DrawnCard = memo(({ resource, frame, isEager, marked, isSelecting, ...actions }: DrawnProps) => {
  const lookOf = useResourceLook();
  return (
    <MediaCard
      piece={lookOf(resource)}
      frame={frame}
      isEager={isEager}
      tick={isSelecting ? <SelectBoxInput resource={resource} isOffered={actions.download} /> : undefined}
      corner={<ResourceMarkSlots resource={resource} />}
      shownName={marked === undefined ? undefined : <MarkedTextItem text={resource.name} term={marked} />}
      actions={actions.any ? <QuickActions resource={resource} actions={actions} /> : undefined}
    />
  );
});

/** A resource in a list: picture, name, format, and what can be done with it at once (R-CAT-04…09). */
export function ResourceCard(props: ResourceCardProps) {
  const actions = useResourceActions(props.resource);
  const isSelecting = use(SelectingContext) === 'on';
  return <DrawnCard {...props} {...actions} isSelecting={isSelecting} />;
}
