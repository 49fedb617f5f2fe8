import type { EventOf } from '@portal/contracts';
import { figures, figuresId, type importEvents } from '@portal/contracts/areas/imports';
import { defineProjection } from '@portal/platform/projection/projection';

type FigureEvent = Extract<EventOf<typeof importEvents>, { type: 'FiguresImported' | 'FiguresRestored' }>;

const idOf = ({ data: { kind, place } }: FigureEvent): string => figuresId(kind, place);

export const figuresProjection = defineProjection<FigureEvent, typeof figures>(figures, {
  FiguresImported: {
    id: idOf,
    apply: (_known, { data }, id) => ({ id, ...data }),
  },
  FiguresRestored: {
    id: idOf,
    apply: (_known, { data: { kind, place, restaurantId, restored } }, id) =>
      restored && { id, kind, place, restaurantId, ...restored },
  },
});
