import {
  dayOf,
  type EventOf,
  type MarketRecord,
  type ParsedInputOf,
  reject,
  type Rejection,
  startOfDay,
  trialSince,
} from '@portal/contracts';
import { type OrderItemInput, type orderEvents, orders } from '@portal/contracts/areas/orders';
import {
  type OrderTrial,
  type resourceQueries,
  resources,
  ResourceStatus,
  shownStatus,
} from '@portal/contracts/areas/resources';
import {
  lineOf,
  notOrderable,
  type Resource,
  resourceDecider,
  sectionTreeDecider,
  sectionTreeStream,
  waysIn,
} from '@portal/command-api/deciders';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import { evolve, type StateOf } from '@portal/platform/decider/decider';
import type { QueryContext } from '@portal/platform/http/serve-queries';

export type TriedRules = Omit<ParsedInputOf<(typeof resourceQueries)['TryOrderRules']>, 'id'>;
type Placed = ProjectedEvent<Extract<EventOf<typeof orderEvents>, { type: 'OrderPlaced' }>>;
type Code = OrderTrial['refused'][number]['code'];
type Sections = StateOf<typeof sectionTreeDecider>;

/** Newest orders read. */
const maxOrders = 1_000;

const isPlaced = (event: ProjectedEvent): event is Placed => event.type === 'OrderPlaced';

/** The piece of that moment with what the form would change. */
function withRules(resource: Resource, rules: TriedRules, day: string): Resource {
  const { status, budget, customizable, sections, published_from, valid_until } = rules;
  const changed: Resource = {
    ...resource,
    ...(status !== undefined && { chosenStatus: status }),
    ...(budget !== undefined && { budget }),
    ...(customizable !== undefined && { adaptableInto: customizable }),
    ...(sections !== undefined && { sections }),
    ...(published_from !== undefined && { publishedFrom: published_from }),
    ...(valid_until !== undefined && { validUntil: valid_until }),
  };
  const isTimed = [status, published_from, valid_until].some((rule) => rule !== undefined);
  return isTimed ? { ...changed, status: shownStatus({ ...changed, statusDay: day }) } : changed;
}

function refusalOf(
  items: readonly OrderItemInput[],
  piece: Resource | null,
  tree: Sections,
  { features }: MarketRecord,
): Code | null {
  for (const item of items) {
    const line =
      piece?.status === ResourceStatus.Published
        ? lineOf(item as never, piece, waysIn(tree, piece), features)
        : notOrderable;
    if ('code' in line) return line.code as Code;
  }
  return null;
}

/** Order id → refusal, of orders with the piece. In log order: piece and sections are those of the moment. */
function refusedOrders(
  events: readonly ProjectedEvent[],
  id: number,
  rules: TriedRules,
  market: MarketRecord,
): ReadonlyMap<string, Code> {
  const refused = new Map<string, Code>();
  let piece: Resource | null = null;
  let tree: Sections = sectionTreeDecider.initial;
  for (const event of events) {
    piece = evolve<Resource | null>(resourceDecider, piece, event);
    tree = evolve(sectionTreeDecider, tree, event);
    if (!isPlaced(event)) continue;
    const items = event.data.items.filter((item) => item.resource_id === id) as unknown as OrderItemInput[];
    const tried = piece && withRules(piece, rules, dayOf(event.metadata.at, market.timeZone));
    const code = refusalOf(items, tried, tree, market);
    if (code) refused.set(event.data.orderId, code);
  }
  return refused;
}

export async function tryOrderRules(
  { id, ...rules }: ParsedInputOf<(typeof resourceQueries)['TryOrderRules']>,
  { views, log, market, marketRecord, now }: QueryContext,
): Promise<OrderTrial | Rejection> {
  if (!(await views.get(resources, String(id)))) return reject('resource_not_found');
  const since = trialSince(now(), marketRecord.timeZone);
  const { documents } = await views.find(orders, {
    where: {
      deleted: { eq: false },
      resourceIds: { contains: id },
      date: { gte: startOfDay(since, marketRecord.timeZone) },
    },
    sort: '-date',
    size: maxOrders,
  });
  const streams = [
    `resource-${id}`,
    sectionTreeStream(market),
    ...documents.map((order) => `order-${order.id}`),
  ];
  const codes =
    documents.length === 0
      ? new Map<string, Code>()
      : refusedOrders(await log.readStreams(streams), id, rules, marketRecord);
  const refused = documents.flatMap(({ id: orderId, number, restaurantSite, restaurantName, date }) => {
    const code = codes.get(orderId);
    return code
      ? [{ id: orderId, number, restaurant_name: `${restaurantSite} - ${restaurantName}`, date, code }]
      : [];
  });
  return { since, orders: documents.length, refused };
}
