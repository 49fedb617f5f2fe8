import { actorIdOf, type EventOf } from '@portal/contracts';
import { type recallEvents, recalls } from '@portal/contracts/areas/recalls';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type RecallEvent = EventOf<typeof recallEvents>;

const id = keyedBy('recallId');

export const recallsProjection = defineProjection<RecallEvent, typeof recalls>(recalls, {
  RecallStarted: {
    id,
    apply: (_none, { data: { recallId, next: _next, ...data }, metadata }) => ({
      ...data,
      id: recallId,
      status: 'open',
      startedAt: metadata.at,
      startedBy: actorIdOf(metadata),
      waiting: data.restaurants,
      answers: [],
      reminders: 0,
      remindedAt: null,
      closedAt: null,
    }),
  },

  RecallConfirmed: {
    id,
    apply: patch((recall, { data: { restaurantId, photo, left }, metadata: { at, ...metadata } }) => {
      const first = recall.answers.find((each) => each.restaurantId === restaurantId);
      const answer = { restaurantId, at, by: actorIdOf(metadata), ...first, photo };
      const others = recall.answers.filter((each) => each !== first);
      return {
        answers: [...others, answer],
        waiting: recall.waiting.filter((each) => each !== restaurantId),
        ...(left === 0 && !first && { status: 'done' as const, closedAt: at }),
      };
    }),
  },

  RecallUnconfirmed: {
    id,
    apply: patch((recall, { data: { restaurantId } }) => ({
      answers: recall.answers.filter((each) => each.restaurantId !== restaurantId),
      waiting: [...recall.waiting, restaurantId],
      status: 'open',
      closedAt: null,
    })),
  },

  RecallReminded: {
    id,
    apply: patch((recall, { metadata }) => ({
      reminders: recall.reminders + 1,
      remindedAt: metadata.at,
    })),
  },

  RecallClosed: {
    id,
    apply: patch((_recall, { metadata }) => ({ status: 'closed', waiting: [], closedAt: metadata.at })),
  },
});
