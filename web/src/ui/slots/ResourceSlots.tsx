import type { ResourceDetail, ResourceSummary } from '@portal/contracts/areas/resources';
import type { ResourceCardsProps, SelectionActionProps } from '#core/area-manifest';
import { Part } from '../part/Part';
import { useSlots } from './use-slots';

export function ResourceMarkSlots({ resource }: { resource: ResourceSummary }) {
  return useSlots('resourceMark').map(({ area, part }) => (
    <Part key={area} load={part} give={{ resource }} />
  ));
}

export function ResourceHeartSlots({ resource }: { resource: ResourceSummary }) {
  return useSlots('resourceHeart').map(({ area, part }) => (
    <Part key={area} load={part} give={{ resource }} />
  ));
}

export function ResourceKeepingSlots({ resource }: { resource: ResourceDetail }) {
  return useSlots('resourceKeeping').map(({ area, part }) => (
    <Part key={area} load={part} place="line" give={{ resource }} />
  ));
}

export function SelectionActionSlots(selection: SelectionActionProps) {
  return useSlots('selectionActions').map(({ area, part }) => (
    <Part key={area} load={part} give={selection} />
  ));
}

export function ResourceCardSlots(shown: ResourceCardsProps) {
  return useSlots('resourceCards').map(({ area, part }) => (
    <Part key={area} load={part} place="line" give={shown} />
  ));
}

interface ResourcesActionProps {
  place: 'orderResources' | 'downloadResources';
  resources: readonly ResourceSummary[];
}

/** All into the cart, or into one archive. */
export function ResourcesActionSlots({ place, resources }: ResourcesActionProps) {
  return useSlots(place).map(({ area, part }) => <Part key={area} load={part} give={{ resources }} />);
}
