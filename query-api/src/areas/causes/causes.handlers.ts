import { allAreas, reject, userIdOf } from '@portal/contracts';
import {
  actOf,
  type Cause,
  type CauseArea,
  causesQueries,
  isReactionName,
  maxCausedEvents,
  maySeeCausesIn,
} from '@portal/contracts/areas/causes';
import { notices } from '@portal/contracts/areas/notifications';
import { orders } from '@portal/contracts/areas/orders';
import { resources } from '@portal/contracts/areas/resources';
import { restaurants } from '@portal/contracts/areas/restaurants';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import { handleQueryOfPerson, type QueryContext } from '@portal/platform/http/serve-queries';
import { namesOf } from '../../people';
import { type EventGroup, inCausalOrder } from './cause-chain';

type Message = NonNullable<Cause['message']>;
type Recipient = Message['to'];
interface Sent extends Omit<Message, 'to'> {
  readonly id: string;
  readonly eventId: string;
  readonly at: string;
  readonly rule: string | undefined;
  /** `user-12`, `restaurant-7`, `agency`, an audience. */
  readonly to: string;
}

const areaOfType = new Map(
  allAreas.flatMap(({ area, events = [] }) =>
    events.flatMap((each) => Object.keys(each.events).map((type) => [type, area] as const)),
  ),
);
const areaOf = ({ type }: ProjectedEvent) => (areaOfType.get(type) ?? '') as CauseArea;

/** Facts that events of several areas name. */
interface Named {
  readonly orderId?: string;
  readonly resourceId?: number;
  readonly userId?: number;
  readonly to?: number;
  /** Announcements of several: where they were in the log. */
  readonly news?: readonly { readonly position?: number }[];
  readonly pieces?: readonly { readonly position?: number }[];
}
const dataOf = ({ data }: ProjectedEvent) => data as Named;

/** Besides the one that opened the window of an announcement. */
const maxJoined = 50;
const joiningTypes: readonly string[] = ['OrderNewsAnnounced', 'NewFilesAnnounced'];

async function joinedTo(
  events: readonly ProjectedEvent[],
  { log }: QueryContext,
): Promise<Map<string, readonly ProjectedEvent[]>> {
  const known = new Set(events.map(({ position }) => position));
  const joined = new Map<string, readonly ProjectedEvent[]>();
  for (const event of events.filter(({ type }) => joiningTypes.includes(type))) {
    const { news, pieces } = dataOf(event);
    const positions = new Set([...(news ?? []), ...(pieces ?? [])].flatMap(({ position }) => position ?? []));
    const others = [...positions].filter((position) => !known.has(position)).slice(0, maxJoined);
    const found = await Promise.all(others.map((position) => log.eventAt(position)));
    joined.set(
      event.id,
      found.flatMap((each) => each ?? []),
    );
  }
  return joined;
}

/** Recorded ids are `{event id}:{rule}:{recipient}`. */
async function messagesOf(
  events: readonly ProjectedEvent[],
  { views, mails, deviceNotices }: QueryContext,
): Promise<Sent[]> {
  const ids = events.map(({ id }) => id);
  const [posted, pushed, shown] = await Promise.all([
    mails?.ofEvents(ids) ?? [],
    deviceNotices?.ofEvents(ids) ?? [],
    views.find(notices, { where: { position: { in: events.map(({ position }) => position) } }, size: -1 }),
  ]);
  const recorded = (channel: 'mail' | 'device') => (entry: (typeof posted)[number]) => {
    const [eventId = '', rule, recipient] = entry.id.split(':');
    const to = recipient === 'agency' ? recipient : (entry.person ?? '');
    return { id: entry.id, eventId, at: entry.since, rule, channel, to, state: entry.state };
  };
  const eventAt = new Map(events.map(({ position, id }) => [position, id]));
  return [
    ...posted.map(recorded('mail')),
    ...pushed.map(recorded('device')),
    ...shown.documents.map(({ id, position, at, audience, mention }) => ({
      id,
      eventId: eventAt.get(position) ?? '',
      at,
      rule: undefined,
      channel: 'bell' as const,
      to: mention ? `user-${mention.userId}` : audience,
      state: 'sent' as const,
    })),
  ];
}

/** Names of what the events and messages are about. */
async function namesIn(events: readonly ProjectedEvent[], sent: readonly Sent[], context: QueryContext) {
  const { views } = context;
  const ids = (pick: (data: Named) => string | number | undefined) => [
    ...new Set(events.flatMap((event) => pick(dataOf(event)) ?? []).map(String)),
  ];
  const places = [
    ...events.map(({ metadata }) => metadata.restaurant),
    ...sent.map(({ to }) => restaurantOf(to)),
  ].flatMap((id) => id ?? []);
  const [person, orderNames, resourceNames, placeNames] = await Promise.all([
    namesOf(context),
    views.getMany(
      orders,
      ids(({ orderId }) => orderId),
    ),
    views.getMany(
      resources,
      ids(({ resourceId }) => resourceId),
    ),
    views.getMany(restaurants, [...new Set(places)].map(String)),
  ]);
  const byId = <T extends { id: string | number }>(found: readonly (T | null)[], name: (of: T) => string) =>
    new Map(found.flatMap((each) => (each ? [[String(each.id), name(each)] as const] : [])));
  return {
    person,
    order: byId(orderNames, ({ number }) => String(number)),
    resource: byId(resourceNames, ({ name }) => name),
    restaurant: byId(placeNames, ({ site, name }) => `${site} - ${name}`),
  };
}
type Names = Awaited<ReturnType<typeof namesIn>>;

const restaurantOf = (to: string) => /^restaurant-(\d+)$/.exec(to)?.[1];

function recipientOf(to: string, names: Names): Recipient {
  const restaurant = restaurantOf(to);
  if (restaurant) return { kind: 'restaurant', name: names.restaurant.get(restaurant) ?? '' };
  if (to === 'agency') return { kind: 'agency', name: '' };
  if (/^(all)?administrators$/i.test(to)) return { kind: 'administrators', name: '' };
  const userId = userIdOf(to);
  return userId === null ? { kind: 'readers', name: '' } : { kind: 'person', name: names.person(userId) };
}

function aboutOf(event: ProjectedEvent, names: Names) {
  const { orderId, resourceId, userId } = dataOf(event);
  if (orderId !== undefined)
    return { kind: 'order', id: orderId, name: names.order.get(orderId) ?? '' } as const;
  if (resourceId !== undefined) {
    const id = String(resourceId);
    return { kind: 'resource', id, name: names.resource.get(id) ?? '' } as const;
  }
  if (areaOf(event) !== 'users' || userId === undefined) return null;
  return { kind: 'person', id: String(userId), name: names.person(userId) } as const;
}

const statusTypes: readonly string[] = ['OrderStatusChanged', 'MopPauseStatusChanged'];

function statusOf(event: ProjectedEvent) {
  const { to } = dataOf(event);
  const of = areaOf(event);
  if (to === undefined || !statusTypes.includes(event.type) || (of !== 'orders' && of !== 'mop')) return null;
  return { of, value: to };
}

function toEvent({ event, ids }: EventGroup, names: Names): Cause {
  const { actor, role, at, rule, restaurant } = event.metadata;
  const userId = userIdOf(actor) ?? 0;
  return {
    id: event.id,
    at,
    rule: isReactionName(rule) ? rule : null,
    event: {
      position: event.position,
      area: areaOf(event),
      act: actOf(event.type),
      count: ids.length,
      by: actor === 'system' ? null : { id: userId, name: names.person(userId), role },
      about: aboutOf(event, names),
      restaurant: names.restaurant.get(String(restaurant)) ?? '',
      status: statusOf(event),
    },
    message: null,
  };
}

const toMessage = ({ id, at, rule, channel, to, state }: Sent, names: Names): Cause => ({
  id: `${channel}:${id}`,
  at,
  rule: isReactionName(rule) ? rule : null,
  event: null,
  message: { channel, to: recipientOf(to, names), state },
});

async function eventsOf(id: string, { log }: QueryContext) {
  const position = /^\d{1,15}$/.test(id) ? Number(id) : null;
  const asked = position === null ? null : await log.eventAt(position);
  const correlationId = asked?.metadata.correlationId ?? id;
  const found = await log.readCorrelation(correlationId, maxCausedEvents + 1);
  const events = found.slice(0, maxCausedEvents);
  // A store may not know it yet, or it is behind the limit.
  if (asked && !events.some((event) => event.id === asked.id)) events.push(asked);
  const isInternal = position !== null && events.length === 0 && (await log.isWritten(position));
  return { asked, events, isInternal, isCut: found.length > maxCausedEvents };
}

export const causesHandlers = [
  handleQueryOfPerson(causesQueries.ExplainCause, async ({ id }, context) => {
    const sees = (event: ProjectedEvent) => maySeeCausesIn(areaOf(event), context.person.role);
    const { asked, events, isInternal, isCut } = await eventsOf(id, context);
    if (isInternal) return reject('cause_is_internal');
    const visible = events.filter(sees);
    if (visible.length === 0 || (asked && !sees(asked))) return reject('cause_not_found');
    const joined = await joinedTo(visible, context);
    const all = [...visible, ...[...joined.values()].flat()];
    const sent = await messagesOf(visible, context);
    const names = await namesIn(all, sent, context);
    const causes = inCausalOrder(visible, sent, joined).map((each) =>
      'event' in each ? toEvent(each, names) : toMessage(each, names),
    );
    return { position: asked?.position ?? null, causes, isCut };
  }),
];
