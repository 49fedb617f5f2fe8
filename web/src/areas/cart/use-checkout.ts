import {
  checkoutErrorCodes,
  type Contact,
  lacksFiscalData,
  moveTo,
  type WizardErrorKey,
  maxImages,
} from '@portal/contracts/areas/cart';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { useState } from 'react';
import { z } from 'zod';
import { useDomains } from '#core/email-domains';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { type Session, useSession } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { type CartGroup, type CartProblem, entryErrorCodes, groupsOf, isBlocked, problemsOf } from './cart';
import { checkoutKey, draftStorage } from './cart-storage';
import { useCart } from './cart-store';
import { cartTexts, wizardTexts } from './texts';
import { type GroupFailure, usePlaceOrders } from './use-place-orders';

const draftSchema = z.object({
  userId: z.int(),
  /** Only fields that differ from the session's. */
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }).partial(),
  comments: z.string(),
  /** Empty for none. */
  needed_by: z.string(),
});

interface CheckoutDraft {
  readonly contact: Partial<Contact>;
  readonly comments: string;
  readonly needed_by: string;
}

export const noDraft: CheckoutDraft = { contact: {}, comments: '', needed_by: '' };

export function readCheckoutDraft(userId: number, restaurantId: number): CheckoutDraft {
  try {
    const draft = draftSchema.parse(JSON.parse(draftStorage.read(checkoutKey(restaurantId)) ?? ''));
    return draft.userId === userId ? draft : noDraft;
  } catch {
    return noDraft;
  }
}

export function saveCheckoutDraft(
  userId: number,
  restaurantId: number,
  { contact, comments, needed_by }: CheckoutDraft,
): void {
  const draft = { userId, contact, comments, needed_by };
  draftStorage.write(checkoutKey(restaurantId), JSON.stringify(draft));
}

const isEqual = (a: Contact, b: Contact) => a.name === b.name && a.email === b.email && a.phone === b.phone;

/** The first order's contact is the default of the others. */
function useCheckoutDrafts(
  { id: userId, name, email, phone }: Session['user'],
  groups: readonly CartGroup[],
) {
  const [written, setWritten] = useState<Readonly<Record<number, CheckoutDraft>>>({});
  const draftOf = (id: number) => written[id] ?? readCheckoutDraft(userId, id);
  const write = (id: number, changes: Partial<CheckoutDraft>) => {
    const draft = { ...draftOf(id), ...changes };
    saveCheckoutDraft(userId, id, draft);
    setWritten((before) => ({ ...before, [id]: draft }));
  };
  const first = groups[0]?.restaurantId;
  const firstContact = first === undefined ? {} : draftOf(first).contact;
  const contactOf = (id: number): Contact => ({
    name,
    email,
    phone,
    ...firstContact,
    ...draftOf(id).contact,
  });
  return {
    contactOf,
    isSameContact: (id: number) =>
      first !== undefined && id !== first && isEqual(contactOf(id), contactOf(first)),
    commentsOf: (id: number) => draftOf(id).comments,
    neededByOf: (id: number) => draftOf(id).needed_by,
    writeContact: (id: number, fields: Partial<Contact>) =>
      write(id, { contact: { ...draftOf(id).contact, ...fields } }),
    writeComments: (id: number, comments: string) => write(id, { comments }),
    writeNeededBy: (id: number, needed_by: string) => write(id, { needed_by }),
    /** Stores defaults too: the first order may leave the cart alone. */
    saveContacts: () => groups.forEach(({ restaurantId: id }) => write(id, { contact: contactOf(id) })),
  };
}

export interface GroupCheckout extends CartGroup {
  readonly contact: Contact;
  /** The first order's, and not the first order. */
  readonly isSameContact: boolean;
  readonly comments: string;
  /** Day of the order; empty for none. */
  readonly neededBy: string;
  readonly writeContact: (fields: Partial<Contact>) => void;
  readonly writeComments: (comments: string) => void;
  readonly writeNeededBy: (day: string) => void;
  readonly assign: (restaurantId: number) => void;
  /** Empty until the first attempt to send. */
  readonly problems: readonly CartProblem[];
  readonly failure: GroupFailure | null;
}

export type Checkout = ReturnType<typeof useCheckout>;

export function useCheckout() {
  const { user } = useSession();
  const market = useMarket();
  const { restaurants } = useSite();
  const { cart, put } = useCart();
  const found = groupsOf(cart, restaurants);
  const drafts = useCheckoutDrafts(
    user,
    found.filter(({ state }) => state === 'ours'),
  );
  const [tries, setTries] = useState(0);
  const { send, isSending, failureOf, removeSent } = usePlaceOrders();

  const assign = (group: CartGroup, restaurantId: number) => {
    const chosen = restaurants.find(({ id }) => id === restaurantId);
    if (chosen === undefined) return;
    Object.entries(group.cart).forEach(([id, entry]) => put(id, moveTo(entry, chosen)));
  };
  const missing = (group: CartGroup) => {
    if (isBlocked(group)) return [];
    const { restaurantId: id } = group;
    const drafted = { contact: drafts.contactOf(id), neededBy: drafts.neededByOf(id) };
    return problemsOf({ ...group, ...drafted }, new Date().toISOString(), market);
  };
  const groups = found.map((group): GroupCheckout => {
    const { restaurantId: id } = group;
    const failure = failureOf(group);
    return {
      ...group,
      contact: drafts.contactOf(id),
      isSameContact: drafts.isSameContact(id),
      comments: drafts.commentsOf(id),
      neededBy: drafts.neededByOf(id),
      writeContact: (fields) => drafts.writeContact(id, fields),
      writeComments: (comments) => drafts.writeComments(id, comments),
      writeNeededBy: (day) => drafts.writeNeededBy(id, day),
      assign: (restaurantId) => assign(group, restaurantId),
      problems: tries === 0 ? [] : [...missing(group), ...(failure?.problems ?? [])],
      failure,
    };
  });
  const sendable = groups.filter((group) => !isBlocked(group));
  return {
    groups,
    sendable,
    problems: groups.flatMap(({ problems }) => problems),
    tries,
    /** @returns whether there are no problems. */
    check: () => {
      setTries((count) => count + 1);
      return found.flatMap(missing).length === 0;
    },
    send: async () => {
      drafts.saveContacts();
      await send(sendable);
    },
    isSending,
    removeSent,
  };
}

/** Billed restaurants of the cart without fiscal data (R-CRT-18, AMB-37). */
export function useFiscalGaps(): readonly SessionRestaurant[] {
  const { features } = useMarket();
  const { restaurants } = useSite();
  const { cart } = useCart();
  if (!features.billingRestaurant) return [];
  const billed = new Set(Object.values(cart).map((entry) => entry.billed));
  return restaurants.filter((restaurant) => billed.has(restaurant.id) && lacksFiscalData(restaurant));
}

const cartCodes = [...checkoutErrorCodes, ...entryErrorCodes, 'needed_too_early', 'needed_too_far'] as const;
const isOfCart = (code: string): code is (typeof cartCodes)[number] =>
  cartCodes.some((known) => known === code);

export function useProblemText(): (problem: Pick<CartProblem, 'code'>) => string {
  const text = useText(cartTexts);
  const wizardText = useText(wizardTexts);
  const { corporateDomain: domain } = useMarket();
  const domains = useDomains();
  return ({ code }) => {
    if (code === 'unknown') return text('checkField');
    if (code === 'restaurant') return text('error.restaurant');
    if (isOfCart(code)) return text(`error.${code}`, { domain, domains, max: maxImages });
    return wizardText(`error.${code satisfies WizardErrorKey}`, { max: maxImages });
  };
}

/** Element ids: the delivery fields of an entry, and the order of a restaurant. */
export const deliveryId = (entry: string) => `delivery-${entry}`;
export const entryDayId = (entry: string) => `needed-${entry}`;
export const groupId = (restaurant: number) => `order-of-${restaurant}`;

/** Radio cards have names that only begin with the field. */
export function focusProblem({ entry, field, restaurant }: CartProblem): void {
  const place = field === 'needed_by' ? entryDayId : deliveryId;
  const within = document.getElementById(entry === undefined ? groupId(restaurant) : place(entry));
  const control = within?.querySelector<HTMLElement>(`[name^="${field}"]`);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
