import {
  type Cart,
  type CartEntry,
  type Contact,
  type OrderedCart,
  orderedCartSchema,
} from '@portal/contracts/areas/cart';
import {
  orderCommands,
  orderQueries,
  type PlaceOrderInput,
  toOrderItem,
} from '@portal/contracts/areas/orders';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { type CallError, isCallError } from '#core/client/call-error';
import { useCallCommand } from '#core/client/use-call-command';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import { useToast } from '#ui/toast/toast-context';
import { type CartGroup, type CartProblem, estimateOf, estimateSchema, problemsFrom } from './cart';
import { cartStorage, dropCheckoutDraft } from './cart-storage';
import { ordering, useCart, useCartSync } from './cart-store';

const attemptSchema = z.object({
  /** The idempotency key. */
  intent: z.string(),
  /** Cart entry ids. */
  entries: z.array(z.string()),
  /** A retry sends the same. */
  cart: orderedCartSchema.optional(),
});

/** Earlier versions stored one attempt. */
const attemptsSchema = z.union([z.array(attemptSchema), attemptSchema.transform((only) => [only])]);

type OrderAttempt = Readonly<z.infer<typeof attemptSchema>>;

/** More than the restaurants of a cart. */
const maxOpenAttempts = 50;

/** FNV-1a over 32 bits, twice. */
function digest(text: string): string {
  const hash = (seed: number) =>
    [...text].reduce(
      (value, character) => Math.imul(value ^ character.charCodeAt(0), 0x01000193) >>> 0,
      seed,
    );
  return [hash(0x811c9dc5), hash(0x9dc5811c)].map((value) => value.toString(16).padStart(8, '0')).join('');
}

/** At most one for each order of the cart. */
export function openAttempts(userId: number): readonly OrderAttempt[] {
  try {
    return attemptsSchema.parse(JSON.parse(cartStorage.readAttempts(userId) ?? '[]'));
  } catch {
    return [];
  }
}

const saveAttempts = (userId: number, attempts: readonly OrderAttempt[]) =>
  cartStorage.writeAttempts(userId, attempts.length === 0 ? null : JSON.stringify(attempts));

/**
 * Double clicks, tabs and reloads send one key. It stays when entries are added:
 * the server then refuses instead of ordering twice.
 */
export function beginAttempt(userId: number, entries: readonly string[], cart?: OrderedCart): OrderAttempt {
  const before = openAttempts(userId);
  const open = before.find((attempt) => attempt.entries.some((id) => entries.includes(id)));
  if (open !== undefined) return open;
  const intent = `order-${userId}-${digest(entries.toSorted().join())}`;
  const attempt = { intent, entries: [...entries], cart };
  saveAttempts(userId, [...before, attempt].slice(-maxOpenAttempts));
  return attempt;
}

/** Placed or refused. */
export function endAttempt(userId: number, { intent }: OrderAttempt): void {
  const others = openAttempts(userId).filter((attempt) => attempt.intent !== intent);
  saveAttempts(userId, others);
}

/** Maximum characters on the wire. */
const maxLengths = { reference: 200, link: 500 } as const;

/** R-CRT-08. */
function orderText(entries: readonly CartEntry[]): { reference: string; link: string } {
  const references = new Set(entries.map(({ from }) => from.reference).filter(Boolean));
  return {
    reference: [...references].join(', ').slice(0, maxLengths.reference),
    link: (entries[0]?.from.link ?? '').slice(0, maxLengths.link),
  };
}

const placedOrderSchema = z.object({
  id: z.string(),
  number: z.int(),
  pieces: z.int(),
  restaurant: z.string(),
  contact: z.string(),
  estimate: estimateSchema.optional(),
});
const placedSchema = z.object({
  placed: z.object({
    orders: z.array(placedOrderSchema).min(1),
    /** Other orders of the cart failed. */
    isPart: z.boolean(),
  }),
});

export type PlacedOrder = z.infer<typeof placedOrderSchema>;

/** In the history entry, so that the confirmation survives a reload. */
export const placedIn = (historyState: unknown): z.infer<typeof placedSchema>['placed'] | null =>
  placedSchema.safeParse(historyState).data?.placed ?? null;

export interface GroupFailure {
  readonly restaurantId: number;
  readonly error: CallError;
  readonly problems: readonly CartProblem[];
  readonly sentBefore: OrderAttempt | null;
  readonly sent: string;
}

interface SendableGroup extends CartGroup {
  readonly contact: Contact;
  readonly comments: string;
  readonly neededBy: string;
}

function orderOf(
  { contact, comments, neededBy, restaurantId, ...group }: SendableGroup,
  cart?: OrderedCart,
): PlaceOrderInput {
  const entries = Object.values(group.cart);
  return {
    order: {
      restaurant_id: restaurantId,
      contact_name: contact.name.trim(),
      contact_email: contact.email.trim(),
      contact_phone: contact.phone.trim(),
      comments: comments.trim(),
      needed_by: neededBy,
      items: entries.map(toOrderItem),
    },
    ...orderText(entries),
    ...(cart && { cart }),
  };
}

const asText = (cart: Cart) => JSON.stringify(cart);
type Outcome = { readonly placed: PlacedOrder } | { readonly failure: GroupFailure };

function useAttempt(): (group: SendableGroup) => Promise<Outcome> {
  const { id: userId } = useSession().user;
  const { remove, removeOrdered } = useCart();
  const { namesOf } = useCartSync();
  const { features } = useMarket();
  const place = useCallCommand(orderCommands.PlaceOrder, {
    refresh: [orderQueries.ListOrders, orderQueries.CountOrders, orderQueries.CountTurns],
  });
  return async (group) => {
    const { cart, restaurantId, name: restaurant } = group;
    const ids = Object.keys(cart);
    const started = beginAttempt(userId, ids, namesOf(ids));
    ordering.begin(ids);
    try {
      const sent = orderOf(group, started.cart);
      const { data } = await place.send(sent, started.intent);
      endAttempt(userId, started);
      // The server only removes entries that the order names.
      if (started.cart === undefined) remove(...ids);
      else removeOrdered(...ids);
      dropCheckoutDraft(restaurantId);
      const estimate = estimateOf(Object.values(cart), features);
      const contact = sent.order.contact_name;
      return { placed: { ...data, pieces: ids.length, restaurant, contact, estimate } };
    } catch (error) {
      if (!isCallError(error)) throw error;
      const problems = problemsFrom(error.fields, ids).map((found) => ({
        ...found,
        restaurant: restaurantId,
      }));
      const sentBefore = error.code === 'idempotency_key_reused' ? started : null;
      return { failure: { restaurantId, error, problems, sentBefore, sent: asText(cart) } };
    } finally {
      ordering.end(ids);
    }
  };
}

/** R-CRT-08, R-CRT-09. */
export function usePlaceOrders() {
  const { id: userId } = useSession().user;
  const { remove } = useCart();
  const navigate = useNavigate();
  const toast = useToast();
  const earlier = placedIn(useLocation().state);
  const [failures, setFailures] = useState<readonly GroupFailure[]>([]);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const attempt = useAttempt();

  const sendAll = async (groups: readonly SendableGroup[]) => {
    const outcomes: Outcome[] = [];
    for (const group of groups) outcomes.push(await attempt(group));
    const failed = outcomes.flatMap((outcome) => ('failure' in outcome ? [outcome.failure] : []));
    const orders = outcomes.flatMap((outcome) => ('placed' in outcome ? [outcome.placed] : []));
    setFailures(failed);
    if (orders.length === 0) return;
    // "It is in the cart" is outdated.
    toast.withdraw();
    const placed = { orders: [...(earlier?.orders ?? []), ...orders], isPart: failed.length > 0 };
    await navigate('/cart', { replace: true, state: { placed } });
  };
  return {
    send: async (groups: readonly SendableGroup[]) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setSending(true);
      setFailures([]);
      await sendAll(groups).finally(() => {
        isBusy.current = false;
        setSending(false);
      });
    },
    isSending,
    /** `null` once the cart of the group has changed. */
    failureOf: ({ restaurantId, cart }: CartGroup): GroupFailure | null =>
      failures.find((one) => one.restaurantId === restaurantId && one.sent === asText(cart)) ?? null,
    removeSent: ({ sentBefore, restaurantId }: GroupFailure) => {
      if (sentBefore === null) return;
      endAttempt(userId, sentBefore);
      remove(...sentBefore.entries);
      setFailures((all) => all.filter((one) => one.restaurantId !== restaurantId));
    },
  };
}
