import type { DocumentOf, EventMetadata, EventOf } from '@portal/contracts';
import type { chatEvents } from '@portal/contracts/areas/chat';
import type { OrderNews, reminderEvents } from '@portal/contracts/areas/notifications';
import {
  type orderEvents,
  type orders,
  OrderStatus,
  type proofEvents,
  type quoteEvents,
} from '@portal/contracts/areas/orders';

/** Events that concern people of an order. */
export type OrderNewsEvent =
  | EventOf<typeof orderEvents>
  | EventOf<typeof quoteEvents>
  | EventOf<typeof proofEvents>
  | EventOf<typeof chatEvents>
  | EventOf<typeof reminderEvents>;

export type NewsOfEvent = Omit<OrderNews, 'restaurantId' | 'quote'>;
type Partly = Omit<NewsOfEvent, 'orderId' | 'by'>;

const toRestaurant = (kind: OrderNews['kind']) => (): readonly Partly[] => [{ kind, to: 'restaurant' }];
const toAgency = (kind: OrderNews['kind']) => (): readonly Partly[] => [{ kind, to: 'agency' }];

type NewsByType = {
  readonly [T in OrderNewsEvent['type']]?: (
    data: Extract<OrderNewsEvent, { type: T }>['data'],
  ) => readonly Partly[];
};

const newsByType = {
  OrderPlaced: toAgency('placed'),
  OrderAssigned: ({ to }) => (to === null ? [] : [{ kind: 'taken', to: 'restaurant' }]),
  OrderStatusChanged: ({ to: status }) => [{ kind: 'status', to: 'restaurant', status }],
  OrderCancelledByRestaurant: () =>
    (['restaurant', 'agency'] as const).map((to) => ({ kind: 'status', to, status: OrderStatus.Cancelled })),
  QuoteSent: toRestaurant('quote'),
  QuoteAnswered: toRestaurant('quote'),
  QuoteAccepted: toAgency('approved'),
  QuoteRefused: toAgency('changes'),
  QuoteQuestioned: toAgency('changes'),
  QuoteEndReminded: toRestaurant('quoteEnds'),
  ProofSent: toRestaurant('proof'),
  ProofChangesRequested: toAgency('changes'),
  ProofsApproved: () => [
    { kind: 'approved', to: 'agency' },
    { kind: 'finished', to: 'restaurant' },
  ],
  FinalArtAdded: toRestaurant('finished'),
  OrderReminded: ({ turn }) => [{ kind: 'reminder', to: turn }],
  OrderMessagePosted: ({ side, waitsFor = [] }) => [
    {
      kind: 'message',
      to: side === 'agency' ? 'restaurant' : 'agency',
      ...(waitsFor.length > 0 && { people: waitsFor }),
    },
  ],
  OrderNoteAdded: ({ noteId, mentions: people = [] }) =>
    people.length === 0 ? [] : [{ kind: 'mention', to: 'agency', people, noteId }],
} satisfies NewsByType;

export const orderNewsTypes = Object.keys(newsByType) as readonly (keyof typeof newsByType)[];

interface Happened {
  readonly type: string;
  readonly data: { readonly orderId: string };
  readonly metadata: Pick<EventMetadata, 'actor'>;
}

export function orderNewsOf({ type, data, metadata }: Happened): readonly NewsOfEvent[] {
  const news = (newsByType as Readonly<Record<string, (data: never) => readonly Partly[]>>)[type];
  return (news?.(data as never) ?? []).map((each) => ({
    ...each,
    orderId: data.orderId,
    by: metadata.actor,
  }));
}

type Order = Pick<DocumentOf<typeof orders>, 'userId' | 'assigneeId'>;

/** `'administrators'`: unassigned. */
export function peopleOf(
  { kind, to, people }: Pick<OrderNews, 'kind' | 'to' | 'people'>,
  { userId, assigneeId }: Order,
): readonly number[] | 'administrators' {
  if (people) return people;
  if (to === 'restaurant') return [userId];
  if (assigneeId !== null) return [assigneeId];
  // Cancelled while unassigned.
  return kind === 'status' ? [] : 'administrators';
}
