import { type EventOf, languages } from '@portal/contracts';
import {
  type AnnouncedResource,
  maxKnownResources,
  maxNamedResources,
  notices,
  type notificationsEvents,
  type reminderEvents,
} from '@portal/contracts/areas/notifications';
import { type chatEvents, mentionNotice } from '@portal/contracts/areas/chat';
import type { channelEvents } from '@portal/contracts/areas/channels';
import { type mopEvents, MopStatus } from '@portal/contracts/areas/mop';
import {
  type orderEvents,
  OrderStatus,
  type proofEvents,
  type quoteEvents,
} from '@portal/contracts/areas/orders';
import type { recallEvents } from '@portal/contracts/areas/recalls';
import { endsInAWeek, type resourceEvents } from '@portal/contracts/areas/resources';
import type { sessionEvents } from '@portal/contracts/areas/session';
import { defineProjection } from '@portal/platform/projection/projection';
import {
  type Notice,
  type OfOrder,
  noticeOf,
  gone,
  onOrder,
  shown,
  toAgency,
  withStatus,
  proofsWaiting,
  ended,
} from './order-notices';

type PlanFailed = Extract<EventOf<typeof channelEvents>, { type: 'ChannelPlanFailed' }>;
type NoteAdded = Extract<EventOf<typeof chatEvents>, { type: 'OrderNoteAdded' }>;
type ResourceEvent = Extract<
  EventOf<typeof resourceEvents>,
  { type: 'ResourceFileReplaced' | 'ResourceTimeReached' | 'ResourceTimeChanged' }
>;
type NoticeEvent =
  | EventOf<typeof notificationsEvents>
  | EventOf<typeof reminderEvents>
  | EventOf<typeof orderEvents>
  | EventOf<typeof quoteEvents>
  | EventOf<typeof proofEvents>
  | EventOf<typeof mopEvents>
  | EventOf<typeof sessionEvents>
  | EventOf<typeof recallEvents>
  | PlanFailed
  | NoteAdded
  | ResourceEvent;

const idOf = (batchId: string, language: string) => `${batchId}-${language}`;
const endId = (resourceId: number) => `pieceEnds-${resourceId}`;
/** Name and page are resolved on read. */
const unnamed = (id: number) => ({ id, name: '', link: '', thumbKey: '' });
const mentionId = (noteId: string, userId: number) => `mention-${noteId}-${userId}`;
const named = ({ resourceId: id, name, link, thumbKey }: AnnouncedResource) => ({ id, name, link, thumbKey });

const recallNoticeId = (recallId: string, restaurantId: number) => `recall-${recallId}-${restaurantId}`;
const recallDoneId = (recallId: string) => `recallDone-${recallId}`;
const eachAsked = ({ data }: { data: { recallId: string; restaurants: readonly number[] } }) =>
  data.restaurants.map((restaurantId) => recallNoticeId(data.recallId, restaurantId));

interface AskedOf {
  readonly data: { readonly recallId: string; readonly resourceId: number; readonly until: string };
  readonly metadata: { readonly at: string };
  readonly position: number;
}

function recallAsked({ data, metadata: { at }, position }: AskedOf, id: string): Notice {
  const { recallId, resourceId, until } = data;
  const restaurantId = Number(id.split('-').at(-1));
  const recall = { id: recallId, restaurantId, reminded: false };
  return noticeOf(
    { id, audience: `restaurant-${restaurantId}`, kind: 'recall', at, position },
    { count: 1, pieces: [unnamed(resourceId)], until, recall },
  );
}

type ToAgency = OfOrder & { readonly data: { readonly assigneeId: number | null } };
const shownToAgency = (kind: 'changes' | 'approved') => (event: ToAgency) =>
  shown(kind, {}, toAgency(event.data.assigneeId))(event);
const decided = { quote: gone, quoteEnds: gone, reminder: gone };
const quoteDecided = onOrder(() => decided);
const quoteAsked = onOrder<ToAgency>(() => ({ ...decided, changes: shownToAgency('changes') }));

/** One notice per batch and language, order and kind, acting-as day (W5) or mention. */
export const noticesProjection = defineProjection<NoticeEvent, typeof notices>(notices, {
  NewFileCollected: {
    id: ({ data }) => idOf(data.batchId, data.piece.language),
    apply(notice, { data: { piece }, metadata: { at }, position }, id) {
      const { count = 0, pieces = [], resourceIds = [] }: Partial<Notice> = notice ?? {};
      return noticeOf(
        { id, audience: `readers-${piece.language}`, kind: 'newFiles', at, position },
        {
          count: count + 1,
          pieces: [named(piece), ...pieces].slice(0, maxNamedResources),
          resourceIds: [piece.resourceId, ...resourceIds].slice(0, maxKnownResources),
        },
      );
    },
  },
  // Deactivated resources drop out (R-ARS-19).
  NewFilesAnnounced: {
    id: ({ data }) => languages.map((language) => idOf(data.batchId, language)),
    apply(notice, { data: { batchId, pieces } }, id) {
      const left = pieces.filter(({ language }) => idOf(batchId, language) === id);
      if (!notice || left.length === notice.count) return notice;
      if (left.length === 0) return null;
      const lastFirst = left.toReversed();
      return {
        ...notice,
        count: left.length,
        pieces: lastFirst.slice(0, maxNamedResources).map(named),
        resourceIds: lastFirst.slice(0, maxKnownResources).map(({ resourceId }) => resourceId),
      };
    },
  },
  OrderPlaced: onOrder(() => ({ placed: shown('placed', {}, 'administrators') })),
  OrderAssigned: onOrder(({ data: { to } }) => ({
    placed: gone,
    taken: to === null ? gone : shown('taken'),
  })),
  OrderStatusChanged: onOrder(({ data: { to } }) => withStatus(to)),
  OrderCancelledByRestaurant: onOrder(() => withStatus(OrderStatus.Cancelled)),
  OrderDeleted: onOrder(() => ({ ...ended, finished: gone, taken: gone, status: gone })),
  QuoteSent: onOrder(() => ({
    quote: shown('quote'),
    quoteEnds: gone,
    changes: gone,
    reminder: gone,
  })),
  QuoteAnswered: onOrder(() => ({ quote: shown('quote'), changes: gone, reminder: gone })),
  QuoteAccepted: onOrder<ToAgency>(() => ({ ...decided, approved: shownToAgency('approved') })),
  QuoteRefused: quoteAsked,
  QuoteQuestioned: quoteAsked,
  QuoteExpired: quoteDecided,
  QuoteEndReminded: onOrder(() => ({ quoteEnds: shown('quoteEnds') })),
  ProofSent: onOrder(({ data: { at } }) => ({
    proof: proofsWaiting((waiting) => [...new Set([...waiting, at])], true),
    changes: gone,
    reminder: gone,
  })),
  ProofChangesRequested: onOrder(({ data: { at } }) => ({
    proof: proofsWaiting((waiting) => waiting.filter((each) => each !== at)),
    changes: shownToAgency('changes'),
    reminder: gone,
  })),
  ProofsApproved: onOrder(({ data: { pieces } }) => ({
    proof: proofsWaiting((waiting) => waiting.filter((each) => !pieces.some(({ at }) => at === each))),
    finished: shown('finished'),
    approved: shownToAgency('approved'),
    reminder: gone,
  })),
  FinalArtAdded: onOrder(() => ({ finished: shown('finished') })),
  OrderReminded: onOrder(({ data: { turn, assigneeId } }) => ({
    reminder: shown('reminder', {}, turn === 'agency' ? toAgency(assigneeId) : undefined),
  })),
  MopPauseStatusChanged: {
    id: ({ data: { pauseId } }) => `pause-${pauseId}`,
    apply: (_before, { data: { restaurantId, to: status }, metadata: { at }, position }, id) =>
      status === MopStatus.Pending
        ? null
        : noticeOf(
            { id, audience: `restaurant-${restaurantId}`, kind: 'pause', at, position },
            { pause: { restaurantId, status } },
          ),
  },
  MopPauseWithdrawn: { id: ({ data: { pauseId } }) => `pause-${pauseId}`, apply: () => null },
  RecallStarted: {
    id: eachAsked,
    apply: (_none, event, id) => recallAsked(event, id),
  },
  RecallReminded: {
    id: eachAsked,
    apply: (notice, { metadata: { at }, position }) =>
      notice?.recall ? { ...notice, at, position, recall: { ...notice.recall, reminded: true } } : notice,
  },
  RecallConfirmed: {
    id: ({ data: { recallId, restaurantId, left } }) => [
      recallNoticeId(recallId, restaurantId),
      ...(left === 0 ? [recallDoneId(recallId)] : []),
    ],
    apply(notice, { data: { recallId, resourceId }, metadata: { at }, position }, id) {
      if (id !== recallDoneId(recallId)) return null;
      // A photo may follow the last confirmation.
      if (notice) return notice;
      const recall = { id: recallId, restaurantId: null, reminded: false };
      return noticeOf(
        { id, audience: 'allAdministrators', kind: 'recallDone', at, position },
        { count: 1, pieces: [unnamed(resourceId)], recall },
      );
    },
  },
  RecallUnconfirmed: {
    id: ({ data: { recallId, restaurantId } }) => [
      recallNoticeId(recallId, restaurantId),
      recallDoneId(recallId),
    ],
    apply: (_notice, event, id) => (id === recallDoneId(event.data.recallId) ? null : recallAsked(event, id)),
  },
  RecallClosed: { id: eachAsked, apply: () => null },
  ActingAsUserNoticed: {
    id: ({ data: { userId, byUserId, day } }) => `acting-${userId}-${byUserId}-${day}`,
    apply: (_none, { data: { userId, byUserId: actedBy, startedAt: at }, position }, id) =>
      noticeOf({ id, audience: `user-${userId}`, kind: 'acting', at, position }, { actedBy }),
  },
  // For followers at read time; one per file.
  ResourceFileReplaced: {
    id: ({ data: { resourceId, version, file } }) => (file ? `replaced-${resourceId}-${version}` : null),
    apply: (_none, { data: { resourceId }, metadata: { at }, position }, id) =>
      noticeOf(
        { id, audience: id, kind: 'replaced', at, position },
        { count: 1, pieces: [unnamed(resourceId)] },
      ),
  },
  ResourceTimeReached: {
    id: ({ data }) => (endsInAWeek(data) ? endId(data.resourceId) : null),
    apply: (_none, { data: { resourceId, validUntil }, metadata: { at }, position }, id) =>
      noticeOf(
        { id, audience: 'allAdministrators', kind: 'pieceEnds', at, position },
        { count: 1, pieces: [unnamed(resourceId)], ...(validUntil !== null && { until: validUntil }) },
      ),
  },
  ResourceTimeChanged: { id: ({ data }) => endId(data.resourceId), apply: () => null },
  // Number, restaurant and names are resolved on read.
  OrderNoteAdded: {
    id: ({ data }) => mentionNotice(data).map((userId) => mentionId(data.noteId, userId)),
    apply: (_none, { data, metadata: { at }, position }, id) => {
      const { orderId, noteId, userId: by } = data;
      const userId = mentionNotice(data).find((each) => mentionId(noteId, each) === id);
      if (userId === undefined) return null;
      const mention = { orderId, noteId, by, userId };
      return noticeOf({ id, audience: id, kind: 'mention', at, position }, { mention });
    },
  },
  ChannelPlanFailed: {
    id: ({ data: { restaurantId, date } }) =>
      ['restaurant', 'administrators'].map((audience) => `plan-${restaurantId}-${date}-${audience}`),
    apply: (_none, { data, metadata: { at }, position }, id) => {
      const audience = id.endsWith('administrators') ? 'administrators' : `restaurant-${data.restaurantId}`;
      const { restaurantId, date, restaurantSite, restaurantName } = data;
      const failedPlan = { restaurantId, restaurant: `${restaurantSite} - ${restaurantName}`, date };
      return noticeOf({ id, audience, kind: 'failedPlan', at, position }, { failedPlan });
    },
  },
});
