import {
  type Active,
  type Announcements,
  type ClientRect,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type Over,
  pointerWithin,
} from '@dnd-kit/core';
import type { PartnerReport, ReportRestaurantChoice } from '@portal/contracts/areas/partner-reports';

export const reportIn = ({ data }: Active): PartnerReport | undefined => data.current?.['report'];
export const restaurantIn = (over: Over | null): ReportRestaurantChoice | undefined =>
  over?.data.current?.['restaurant'];

/** Pixels: rounding of what was laid on it. */
const nearby = 2;
const liesOn = (one: ClientRect, other: ClientRect | undefined): boolean =>
  other !== undefined && Math.abs(one.top - other.top) < nearby && Math.abs(one.left - other.left) < nearby;

/** The restaurant under the pointer; with keys the one that an arrow went to, and none before the first arrow. */
export const underDrag: CollisionDetection = (drag) => {
  if (drag.pointerCoordinates !== null) return pointerWithin(drag);
  return drag.droppableContainers
    .filter(({ id }) => liesOn(drag.collisionRect, drag.droppableRects.get(id)))
    .map(({ id }) => ({ id }));
};

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** An arrow takes what is carried to the next restaurant, in the order in which they are read. */
export const toNextRestaurant: KeyboardCoordinateGetter = (event, { context }) => {
  const step = steps[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const places = [...context.droppableRects].toSorted(
    ([, one], [, other]) => one.top - other.top || one.left - other.left,
  );
  const at = places.findIndex(([id]) => id === context.over?.id);
  const [, place] = places[at === -1 ? 0 : at + step] ?? [];
  return place && { x: place.left, y: place.top };
};

type Say = (
  key: 'dragStart' | 'dragOver' | 'dragNowhere' | 'dragEnd' | 'dragCancel',
  values: Record<string, string>,
) => string;

/** What screen readers hear of a drag. */
export function reportAnnouncements(say: Say): Announcements {
  const placed = (key: 'dragOver' | 'dragEnd', active: Active, over: Over | null) => {
    const name = reportIn(active)?.report_filename ?? '';
    const restaurant = restaurantIn(over);
    if (!restaurant) return say(key === 'dragOver' ? 'dragNowhere' : 'dragCancel', { name });
    return say(key, { name, restaurant: `${restaurant.site} - ${restaurant.name}` });
  };
  const named = (key: 'dragStart' | 'dragCancel', active: Active) =>
    say(key, { name: reportIn(active)?.report_filename ?? '' });
  return {
    onDragStart: ({ active }) => named('dragStart', active),
    onDragOver: ({ active, over }) => placed('dragOver', active, over),
    onDragEnd: ({ active, over }) => placed('dragEnd', active, over),
    onDragCancel: ({ active }) => named('dragCancel', active),
  };
}
