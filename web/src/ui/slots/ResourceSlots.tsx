import type { ResourceDetail, ResourceSummary } from '@portal/contracts/areas/resources';
import type { ResourceCardsProps, SelectionActionProps } from '#core/area-manifest';
import { Part } from '../part/Part';
import { useSlots } from './use-slots';

/** What keeps a resource, in the corner of its card. */
export function ResourceMarkSlots({ resource }: { resource: ResourceSummary }) {
  return useSlots('resourceMark').map(({ area, part }) => (
    <Part key={area} load={part} give={{ resource }} />
  ));
}

/** What keeps a resource, in its row of a table. */
export function ResourceHeartSlots({ resource }: { resource: ResourceSummary }) {
  return useSlots('resourceHeart').map(({ area, part }) => (
    <Part key={area} load={part} give={{ resource }} />
  ));
}

/** What keeps a resource, on its page. */
export function ResourceKeepingSlots({ resource }: { resource: ResourceDetail }) {
  return useSlots('resourceKeeping').map(({ area, part }) => (
    <Part key={area} load={part} place="line" give={{ resource }} />
  ));
}

/** What other areas do with selected resources. */
export function SelectionActionSlots(selection: SelectionActionProps) {
  return useSlots('selectionActions').map(({ area, part }) => (
    <Part key={area} load={part} give={selection} />
  ));
}

/** Resources as the catalogue shows them. */
export function ResourceCardSlots(shown: ResourceCardsProps) {
  return useSlots('resourceCards').map(({ area, part }) => (
    <Part key={area} load={part} place="line" give={shown} />
  ));
}

interface ResourcesActionProps {
  place: 'orderResources' | 'downloadResources';
  resources: readonly ResourceSummary[];
}

/** What is done with many resources at once: all of them into the cart, or into one archive. */
export function ResourcesActionSlots({ place, resources }: ResourcesActionProps) {
  return useSlots(place).map(({ area, part }) => <Part key={area} load={part} give={{ resources }} />);
}
