import { type Contact, moveTo } from '@portal/contracts/areas/cart';
import { useState } from 'react';
import { useMarket } from '#core/market';
import { useSession, type Session } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { useCart } from '../store/use-cart';
import { type CheckoutDraft, keepCheckoutDraft, noDraft, readCheckoutDraft } from '../store/checkout-draft';
import { type CartGroup, groupsOf, isHeld } from './cart-groups';
import { type CartProblem, problemsOf } from './cart-problems';
import { type GroupFailure, usePlaceOrders } from './use-place-orders';

const isEqual = (a: Contact, b: Contact) => a.name === b.name && a.email === b.email && a.phone === b.phone;

/** What is written for each order, kept in this tab: leaving the cart loses none of it. */
function useCheckoutDrafts(
  { id: userId, name, email, phone }: Session['user'],
  groups: readonly CartGroup[],
) {
  const [written, setWritten] = useState<Readonly<Record<number, CheckoutDraft>>>({});
  const draftOf = (id: number) => written[id] ?? readCheckoutDraft(userId, id);
  const write = (id: number, changes: Partial<CheckoutDraft>) => {
    const draft = { ...draftOf(id), ...changes };
    keepCheckoutDraft(userId, id, draft);
    setWritten((before) => ({ ...before, [id]: draft }));
  };
  // One person orders it all: what was written for the first order is proposed for the others.
  const first = groups[0]?.restaurantId;
  const proposed = first === undefined ? noDraft : draftOf(first);
  const contactOf = (id: number): Contact => ({
    name,
    email,
    phone,
    ...proposed.contact,
    ...draftOf(id).contact,
  });
  return {
    contactOf,
    isSameContact: (id: number) =>
      first !== undefined && id !== first && isEqual(contactOf(id), contactOf(first)),
    commentsOf: (id: number) => draftOf(id).comments,
    writeContact: (id: number, fields: Partial<Contact>) =>
      write(id, { contact: { ...draftOf(id).contact, ...fields } }),
    writeComments: (id: number, comments: string) => write(id, { comments }),
    /** Holds on to what was proposed, since the first order may leave the cart alone. */
    keepContacts: () => groups.forEach(({ restaurantId: id }) => write(id, { contact: contactOf(id) })),
  };
}

/** The order of one restaurant, as it stands. */
export interface GroupCheckout extends CartGroup {
  readonly contact: Contact;
  /** It is the first order's, and not the first. */
  readonly isSameContact: boolean;
  readonly comments: string;
  readonly writeContact: (fields: Partial<Contact>) => void;
  readonly writeComments: (comments: string) => void;
  /** Sets the restaurant of these pieces. */
  readonly assign: (restaurantId: number) => void;
  /** Everything that keeps this order from being sent, once somebody tried. */
  readonly problems: readonly CartProblem[];
  /** Why the last try failed. */
  readonly failure: GroupFailure | null;
}

export interface Checkout {
  readonly groups: readonly GroupCheckout[];
  /** How many orders the button sends. */
  readonly orders: number;
  readonly problems: readonly CartProblem[];
  /** How often sending was asked for: every time the list of problems gets the focus. */
  readonly tries: number;
  /** Looks for problems. @returns whether there are none. */
  readonly check: () => boolean;
  readonly send: () => Promise<void>;
  readonly isSending: boolean;
  readonly removeSent: (failure: GroupFailure) => void;
}

const isOurs = ({ state }: CartGroup) => state === 'ours';
const isSendable = (group: CartGroup) => !isHeld(group);

/** The cart on its way to one order for each restaurant: who orders, what is still missing, and sending them. */
export function useCheckout(): Checkout {
  const { user } = useSession();
  const market = useMarket();
  const { restaurants } = useSite();
  const { cart, put } = useCart();
  const found = groupsOf(cart, restaurants);
  const drafts = useCheckoutDrafts(user, found.filter(isOurs));
  const [tries, setTries] = useState(0);
  const placing = usePlaceOrders();

  const assign = (group: CartGroup, restaurantId: number) => {
    const chosen = restaurants.find(({ id }) => id === restaurantId);
    if (chosen === undefined) return;
    Object.entries(group.cart).forEach(([id, entry]) => put(id, moveTo(entry, chosen)));
  };
  const missing = (group: CartGroup) =>
    isSendable(group) ? problemsOf(group, drafts.contactOf(group.restaurantId), market) : [];
  const groups = found.map((group): GroupCheckout => {
    const { restaurantId: id } = group;
    const failure = placing.failureOf(group);
    return {
      ...group,
      contact: drafts.contactOf(id),
      isSameContact: drafts.isSameContact(id),
      comments: drafts.commentsOf(id),
      writeContact: (fields) => drafts.writeContact(id, fields),
      writeComments: (comments) => drafts.writeComments(id, comments),
      assign: (restaurantId) => assign(group, restaurantId),
      problems: tries === 0 ? [] : [...missing(group), ...(failure?.problems ?? [])],
      failure,
    };
  });
  const sendable = groups.filter(isSendable);
  return {
    groups,
    orders: sendable.length,
    problems: groups.flatMap(({ problems }) => problems),
    tries,
    check: () => {
      setTries((count) => count + 1);
      return found.flatMap(missing).length === 0;
    },
    send: async () => {
      drafts.keepContacts();
      await placing.send(sendable);
    },
    isSending: placing.isSending,
    removeSent: placing.removeSent,
  };
}
