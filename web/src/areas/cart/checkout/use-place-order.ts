import type { Cart, Contact } from '@portal/contracts/areas/cart';
import type { PlaceOrderInput } from '@portal/contracts/areas/orders';
import { orderCommands, orderQueries, toOrderItem } from '@portal/contracts/areas/orders';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CallError } from '#app/client/call-error';
import { isCallError } from '#app/client/call-error';
import { useCallCommand } from '#app/client/use-call-command';
import { useSession } from '#app/session/session-state';
import { useSite } from '#app/session/site';
import type { OrderAttempt } from '../store/order-intent';
import { beginAttempt, endAttempt } from '../store/order-intent';
import { useCart } from '../store/use-cart';
import type { CartProblem } from './cart-problems';
import { problemsFrom } from './cart-problems';
import { orderText } from './order-text';

export interface OrderPlacing {
  /** Sends the order: once, however often it is called. */
  readonly send: (contact: Contact, comments: string) => Promise<void>;
  readonly isSending: boolean;
  readonly error: CallError | null;
  /** What the server complained of, as long as the cart is still the one that it saw. */
  readonly said: readonly CartProblem[];
  /** The order had arrived before, with other content: which attempt that was. */
  readonly sentBefore: OrderAttempt | null;
  /** Takes the pieces of that attempt out of the cart: they are ordered. */
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

const nothing: readonly CartProblem[] = [];

/**
 * Makes one order out of the cart (R-CRT-08). The cart is emptied when the order is known to be placed and not before
 * (R-CRT-09); its key outlives the page, so that no retry orders twice.
 */
export function usePlaceOrder(): OrderPlacing {
  const { id: userId } = useSession().user;
  const { restaurant } = useSite();
  const { cart, remove } = useCart();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<{ cart: Cart; problems: readonly CartProblem[] } | null>(null);
  const [sentBefore, setSentBefore] = useState<OrderAttempt | null>(null);
  const place = useCallCommand(orderCommands.PlaceOrder, {
    refresh: [orderQueries.ListOrders, orderQueries.CountOrders],
    once: true,
  });

  const attempt = async (order: PlaceOrderInput) => {
    const ids = Object.keys(cart);
    const begun = beginAttempt(userId, ids);
    try {
      const { data } = await place.send(order, begun.intent);
      endAttempt(userId);
      remove(...ids);
      await navigate('/cart', { replace: true, state: { placed: { ...data, pieces: ids.length } } });
    } catch (error) {
      if (!isCallError(error)) throw error;
      setRefused({ cart, problems: problemsFrom(error.fields, ids) });
      if (error.code === 'idempotency_key_reused') setSentBefore(begun);
    }
  };
  const send = async (contact: Contact, comments: string) => {
    if (place.isPending || restaurant === null) return;
    await attempt(orderOf(cart, contact, comments, restaurant.id));
  };
  const removeSent = () => {
    endAttempt(userId);
    remove(...(sentBefore?.entries ?? []));
    setSentBefore(null);
    place.reset();
  };
  return {
    send,
    isSending: place.isPending,
    error: sentBefore === null ? place.error : null,
    said: refused?.cart === cart ? refused.problems : nothing,
    sentBefore,
    removeSent,
  };
}
