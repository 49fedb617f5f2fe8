import {
  type Cart,
  type Contact,
  type CartEntry,
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
import { SafeStorage } from '#core/storage/safe-storage';
import { estimateOf } from '../estimate-of';
import { dropCheckoutDraft } from '../store/checkout-draft';
import { ordering } from '../store/ordering';
import { useCart } from '../store/use-cart';
import { useKeptChanges } from '../store/use-kept-changes';
import { attemptKey } from '../store/cart-storage';
import type { CartGroup } from './cart-groups';
import { type CartProblem, problemsFrom } from './cart-problems';
import { placedIn, type PlacedOrder } from './placed-order';

const attemptSchema = z.object({
  intent: z.string(),
  entries: z.array(z.string()),
  cart: orderedCartSchema.optional(),
});

/** Earlier versions noted one attempt, since a cart was one order. */
const attemptsSchema = z.union([z.array(attemptSchema), attemptSchema.transform((only) => [only])]);

/** Enough for all restaurants of a cart; what is older has long been answered by somebody looking at the orders. */
const mostOpen = 50;

/** An order that was sent and whose answer is not known for certain. */
interface OrderAttempt {
  /** The idempotency key it was sent with. */
  readonly intent: string;
  /** The cart entries it was made of. */
  readonly entries: readonly string[];
  /** The same as the server knows them: whatever happens meanwhile, another try sends the same. */
  readonly cart?: OrderedCart | undefined;
}

const storage = new SafeStorage(() => localStorage);

/** FNV-1a over 32 bits, twice with different beginnings: entry ids are timestamps, so that is plenty. */
function digest(text: string): string {
  const hash = (seed: number) =>
    [...text].reduce(
      (value, character) => Math.imul(value ^ character.charCodeAt(0), 0x01000193) >>> 0,
      seed,
    );
  return [hash(0x811c9dc5), hash(0x9dc5811c)].map((value) => value.toString(16).padStart(8, '0')).join('');
}

/** The attempts whose outcome is open: at most one for each order of the cart. */
export function openAttempts(userId: number): readonly OrderAttempt[] {
  try {
    return attemptsSchema.parse(JSON.parse(storage.read(attemptKey(userId)) ?? '[]'));
  } catch {
    // Nothing that can be read.
    return [];
  }
}

const keepAttempts = (userId: number, attempts: readonly OrderAttempt[]) =>
  storage.write(attemptKey(userId), attempts.length === 0 ? null : JSON.stringify(attempts));

/**
 * The idempotency key for ordering these entries. It follows from the person and the entries alone, so that a double
 * click, a second tab and a reload all arrive at the same one. An attempt that was never answered keeps its key even
 * when entries were added meanwhile: if it did arrive, the server refuses the key with other content instead of
 * ordering twice.
 */
export function beginAttempt(userId: number, entries: readonly string[], cart?: OrderedCart): OrderAttempt {
  const before = openAttempts(userId);
  const open = before.find((attempt) => attempt.entries.some((id) => entries.includes(id)));
  if (open !== undefined) return open;
  const attempt = { intent: `order-${userId}-${digest(entries.toSorted().join())}`, entries, cart };
  keepAttempts(userId, [...before, attempt].slice(-mostOpen));
  return attempt;
}

/** The answer is known: ordered, or refused. */
export function endAttempt(userId: number, { intent }: OrderAttempt): void {
  keepAttempts(
    userId,
    openAttempts(userId).filter((attempt) => attempt.intent !== intent),
  );
}

/** Most characters that the wire takes of each. */
const longest = { reference: 200, link: 500 } as const;

const joined = (values: readonly string[], most: number) =>
  [...new Set(values)].filter(Boolean).join(', ').slice(0, most);

/** The reference and the link that go with an order (R-CRT-08): those of its pieces, each once; the first one's page. */
function orderText(entries: readonly CartEntry[]): { reference: string; link: string } {
  return {
    reference: joined(
      entries.map(({ from }) => from.reference),
      longest.reference,
    ),
    link: (entries[0]?.from.link ?? '').slice(0, longest.link),
  };
}

/** Why the order of a restaurant was not placed. */
export interface GroupFailure {
  readonly restaurantId: number;
  readonly error: CallError;
  /** What the server complained of. */
  readonly problems: readonly CartProblem[];
  /** The attempt that had arrived before, with other content. */
  readonly sentBefore: OrderAttempt | null;
  /** The pieces that the server saw, as text. */
  readonly sent: string;
}

/** What is sent of a restaurant's pieces. */
export type SendableGroup = CartGroup & { readonly contact: Contact; readonly comments: string };

export interface OrderPlacing {
  /** Sends one order after the other: each once, however often it is called. */
  readonly send: (groups: readonly SendableGroup[]) => Promise<void>;
  readonly isSending: boolean;
  /** Why the last try for these pieces failed, as long as they are still those that the server saw. */
  readonly failureOf: (group: CartGroup) => GroupFailure | null;
  /** Takes the pieces of an earlier attempt out of the cart: they are ordered. */
  readonly removeSent: (failure: GroupFailure) => void;
}

function orderOf(
  { cart, contact, comments, restaurantId }: SendableGroup,
  { cart: kept }: OrderAttempt,
): PlaceOrderInput {
  const entries = Object.values(cart);
  return {
    order: {
      restaurant_id: restaurantId,
      contact_name: contact.name.trim(),
      contact_email: contact.email.trim(),
      contact_phone: contact.phone.trim(),
      comments: comments.trim(),
      items: entries.map(toOrderItem),
    },
    ...orderText(entries),
    ...(kept && { cart: kept }),
  };
}

const asText = (cart: Cart) => JSON.stringify(cart);
type Outcome = { readonly placed: PlacedOrder } | { readonly failure: GroupFailure };

/** One restaurant's order on its way; its key outlives the page, so that no retry orders twice. */
function useAttempt(): (group: SendableGroup) => Promise<Outcome> {
  const { id: userId } = useSession().user;
  const { remove, takeOrdered } = useCart();
  const { namesOf } = useKeptChanges();
  const { features } = useMarket();
  const place = useCallCommand(orderCommands.PlaceOrder, {
    refresh: [orderQueries.ListOrders, orderQueries.CountOrders],
  });
  return async (group) => {
    const { cart, restaurantId, name: restaurant } = group;
    const ids = Object.keys(cart);
    const begun = beginAttempt(userId, ids, namesOf(ids));
    ordering.begin(ids);
    try {
      const sent = orderOf(group, begun);
      const { data } = await place.send(sent, begun.intent);
      endAttempt(userId, begun);
      // Without the names of its entries the server does not know what the order was made of.
      if (begun.cart === undefined) remove(...ids);
      else takeOrdered(...ids);
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
      const sentBefore = error.code === 'idempotency_key_reused' ? begun : null;
      return { failure: { restaurantId, error, problems, sentBefore, sent: asText(cart) } };
    } finally {
      ordering.end(ids);
    }
  };
}

/**
 * Makes one order of the pieces of each restaurant (R-CRT-08). Pieces leave the cart when their order is known to be
 * placed and not before (R-CRT-09); what failed stays, with its reasons, beside what was sent.
 */
export function usePlaceOrders(): OrderPlacing {
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
    // "It is in the cart" is no longer so.
    toast.withdraw();
    const placed = { orders: [...(earlier?.orders ?? []), ...orders], isPart: failed.length > 0 };
    await navigate('/cart', { replace: true, state: { placed } });
  };
  return {
    send: async (groups) => {
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
    failureOf: ({ restaurantId, cart }) =>
      failures.find((one) => one.restaurantId === restaurantId && one.sent === asText(cart)) ?? null,
    removeSent: ({ sentBefore, restaurantId }) => {
      if (sentBefore === null) return;
      endAttempt(userId, sentBefore);
      remove(...sentBefore.entries);
      setFailures((all) => all.filter((one) => one.restaurantId !== restaurantId));
    },
  };
}
