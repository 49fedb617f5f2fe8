import { type MarketRecord, reject, type Rejection } from '@portal/contracts';
import {
  type ChangedItem,
  contactErrors,
  itemWith,
  type OrderedItem,
  OrderStatus,
  type ownOrderCommands,
  ownOrderRefusal,
} from '@portal/contracts/areas/orders';
import type { Command, CommandFor, Decision } from '@portal/platform/decider/decider';
import type { Order, OrderContact, OrderEvent } from './order-state';

export interface OwnOrderFacts {
  readonly market: MarketRecord;
}

type Contracts = typeof ownOrderCommands;
type Cancelling = Command<CommandFor<Contracts['CancelOwnOrder']>['input'], OwnOrderFacts>;
type Changing = Command<CommandFor<Contracts['ChangeOwnOrder']>['input'], OwnOrderFacts>;
type Requested = Changing['input'];
type Change = Extract<OrderEvent, { type: 'OrderChangedByRestaurant' }>;

const notFound = reject('order_not_found');

/** In work: refer to the agency. */
function noLongerOwn(order: Order, { market }: OwnOrderFacts): Rejection | null {
  const code = ownOrderRefusal(order);
  return code && reject(code, { details: { agency: market.agencyMail } });
}

/** Only before work starts. */
export function cancelOwnOrder({ input, facts }: Cancelling, order: Order | null): Decision<OrderEvent> {
  if (!order || order.deleted) return notFound;
  if (order.status === OrderStatus.Cancelled) return [];
  const refused = noLongerOwn(order, facts);
  if (refused) return refused;
  return [
    {
      type: 'OrderCancelledByRestaurant',
      data: { orderId: input.id, restaurantId: order.restaurantId, from: order.status },
    },
  ];
}

const contactFields = {
  contact_name: 'contactName',
  contact_email: 'contactEmail',
  contact_phone: 'contactPhone',
  comments: 'comments',
} as const satisfies Partial<Record<keyof Requested, keyof OrderContact>>;
const contactNames = Object.keys(contactFields) as (keyof typeof contactFields)[];

const changeable = ({ units, units_scale, units_scale_custom, custom }: Omit<ChangedItem, 'at'>) => ({
  units,
  units_scale,
  units_scale_custom,
  ...Object.fromEntries(Object.entries(custom).map(([name, value]) => [`custom.${name}`, value])),
});

function changesIn(before: OrderedItem, after: OrderedItem): readonly string[] {
  const [was, is] = [changeable(before), changeable(after)] as Record<string, unknown>[];
  return Object.keys(is ?? {}).filter((name) => JSON.stringify(was?.[name]) !== JSON.stringify(is?.[name]));
}

interface ItemsAfter {
  readonly changes: readonly string[];
  readonly items: readonly ChangedItem[];
  readonly errors: Readonly<Record<string, string>>;
}

/** Unchanged items are not validated. */
function itemsAfter({ items }: Order, requested: Requested['items'], { market }: OwnOrderFacts): ItemsAfter {
  const found = requested.map((change): ItemsAfter => {
    const { at } = change;
    const before = items[at];
    if (before === undefined)
      return { changes: [], items: [], errors: { [`items.${at}`]: 'order_item_not_there' } };
    const { item, errors } = itemWith(before, change, market);
    const changes = changesIn(before, item).map((name) => `items.${at}.${name}`);
    if (changes.length === 0) return { changes: [], items: [], errors: {} };
    const { units, units_scale, units_scale_custom, custom } = item;
    return {
      changes,
      items: [{ at, units, units_scale, units_scale_custom, custom }],
      errors: Object.fromEntries(Object.entries(errors).map(([path, code]) => [`items.${at}.${path}`, code])),
    };
  });
  return {
    changes: found.flatMap(({ changes }) => changes),
    items: found.flatMap((each) => each.items),
    errors: Object.assign({}, ...found.map(({ errors }) => errors)) as ItemsAfter['errors'],
  };
}

/** Changed fields only: no copy of personal data. */
function contactAfter({ contact }: Order, requested: Requested) {
  const changes = contactNames.filter((name) => requested[name] !== contact[contactFields[name]]);
  const value = Object.fromEntries(changes.map((name) => [contactFields[name], requested[name]]));
  return { changes, value: value as Partial<OrderContact> };
}

const errorsOfContact = (requested: Requested, { market }: OwnOrderFacts) =>
  contactErrors(
    { name: requested.contact_name, email: requested.contact_email, phone: requested.contact_phone },
    market,
  );

function changed({ input, facts, actor }: Changing, order: Order): Change | Rejection | null {
  const contact = contactAfter(order, input);
  const items = itemsAfter(order, input.items, facts);
  const fields = { ...errorsOfContact(input, facts), ...items.errors };
  if (Object.keys(fields).length > 0) return reject('order_incomplete', { fields });
  const changes = [...contact.changes, ...items.changes];
  if (changes.length === 0) return null;
  return {
    type: 'OrderChangedByRestaurant',
    data: { orderId: input.id, restaurantId: order.restaurantId, changes, items: [...items.items] },
    personal: { subject: actor.id, value: contact.value },
  };
}

/** Only before work starts; unchanged input appends nothing. */
export function changeOwnOrder(command: Changing, order: Order | null): Decision<OrderEvent> {
  if (!order || order.deleted) return notFound;
  const refused = noLongerOwn(order, command.facts);
  if (refused) return refused;
  const result = changed(command, order);
  if (result === null) return [];
  return 'rejected' in result ? result : [result];
}
