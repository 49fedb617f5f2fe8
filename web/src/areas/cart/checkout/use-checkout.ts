import type { Cart, Contact } from '@portal/contracts/areas/cart';
import type { PlaceOrderInput } from '@portal/contracts/areas/orders';
import { orderCommands, orderQueries, toOrderItem } from '@portal/contracts/areas/orders';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CallError } from '../../../app/client/call-error';
import { isCallError } from '../../../app/client/call-error';
import { useCallCommand } from '../../../app/client/use-call-command';
import { useMarket } from '../../../app/market';
import { useSession } from '../../../app/session/session-state';
import { useSite } from '../../../app/session/site';
import type { OrderAttempt } from '../store/order-intent';
import { beginAttempt, endAttempt } from '../store/order-intent';
import { useCart } from '../store/use-cart';
import type { CartProblem } from './cart-problems';
import { problemsFrom, problemsOf } from './cart-problems';
import { orderText } from './order-text';

export interface Checkout {
  readonly contact: Contact;
  readonly comments: string;
  readonly writeContact: (fields: Partial<Contact>) => void;
  readonly writeComments: (comments: string) => void;
  /** Everything that keeps the order from being sent, once somebody tried. */
  readonly problems: readonly CartProblem[];
  /** How often sending was tried in vain: every time the list of problems gets the focus. */
  readonly refusals: number;
  /** Looks for problems. @returns whether there are none. */
  readonly check: () => boolean;
  /** Sends the order: once, however often it is called. */
  readonly send: () => Promise<void>;
  readonly isSending: boolean;
  readonly error: CallError | null;
  /** The order had arrived before, with other content: which attempt that was. */
  readonly sentBefore: OrderAttempt | null;
  readonly removeSent: () => void;
}

function orderOf(cart: Cart, contact: Contact, comments: string, restaurantId: number): PlaceOrderInput {
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
  };
}

/** The cart on its way to an order (R-CRT-08, R-CRT-09): nothing is lost when it fails, nothing is ordered twice. */
export function useCheckout(): Checkout {
  const { user } = useSession();
  const { restaurant } = useSite();
  const market = useMarket();
  const navigate = useNavigate();
  const { cart, remove } = useCart();
  const [contact, setContact] = useState<Contact>({ name: user.name, email: user.email, phone: user.phone });
  const [comments, setComments] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [refused, setRefused] = useState<{ cart: Cart; problems: readonly CartProblem[] } | null>(null);
  const [sentBefore, setSentBefore] = useState<OrderAttempt | null>(null);
  const isUnderWay = useRef(false);
  const place = useCallCommand(orderCommands.PlaceOrder, {
    refresh: [orderQueries.ListOrders, orderQueries.CountOrders],
  });

  const found = problemsOf(cart, contact, market);
  // What the server said holds until something is changed.
  const said = refused?.cart === cart ? refused.problems : [];

  const attempt = async (restaurantId: number) => {
    const ids = Object.keys(cart);
    const begun = beginAttempt(user.id, ids);
    try {
      const { data } = await place.send(orderOf(cart, contact, comments, restaurantId), begun.intent);
      endAttempt(user.id);
      remove(...ids);
      await navigate('/cart', { replace: true, state: { placed: { ...data, pieces: ids.length } } });
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (error.code === 'idempotency_key_reused') setSentBefore(begun);
      setRefused({ cart, problems: problemsFrom(error.fields, ids) });
      setRefusals((count) => count + 1);
    }
  };

  return {
    contact,
    comments,
    writeContact: (fields) => setContact((before) => ({ ...before, ...fields })),
    writeComments: setComments,
    problems: isAsked ? [...found, ...said] : [],
    refusals,
    check: () => {
      setAsked(true);
      if (found.length > 0) setRefusals((count) => count + 1);
      return found.length === 0;
    },
    send: async () => {
      if (isUnderWay.current || restaurant === null) return;
      isUnderWay.current = true;
      await attempt(restaurant.id).finally(() => {
        isUnderWay.current = false;
      });
    },
    isSending: place.isPending,
    error: sentBefore === null ? place.error : null,
    sentBefore,
    removeSent: () => {
      endAttempt(user.id);
      remove(...(sentBefore?.entries ?? []));
      setSentBefore(null);
      place.reset();
    },
  };
}
