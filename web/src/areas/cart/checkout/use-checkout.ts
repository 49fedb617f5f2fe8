import type { Contact } from '@portal/contracts/areas/cart';
import { useState } from 'react';
import { useMarket } from '#app/market';
import { useSession } from '#app/session/session-state';
import { useCart } from '../store/use-cart';
import type { CartProblem } from './cart-problems';
import { problemsOf } from './cart-problems';
import type { OrderPlacing } from './use-place-order';
import { usePlaceOrder } from './use-place-order';

export interface Checkout {
  readonly contact: Contact;
  readonly comments: string;
  readonly writeContact: (fields: Partial<Contact>) => void;
  readonly writeComments: (comments: string) => void;
  /** Everything that keeps the order from being sent, once somebody tried. */
  readonly problems: readonly CartProblem[];
  /** How often sending was asked for: every time the list of problems gets the focus. */
  readonly tries: number;
  /** Looks for problems. @returns whether there are none. */
  readonly check: () => boolean;
  readonly send: () => Promise<void>;
  readonly placing: Omit<OrderPlacing, 'send' | 'said'>;
}

/** The cart on its way to an order: who orders, what is still missing, and sending it. */
export function useCheckout(): Checkout {
  const { user } = useSession();
  const market = useMarket();
  const { cart } = useCart();
  const [contact, setContact] = useState<Contact>({ name: user.name, email: user.email, phone: user.phone });
  const [comments, setComments] = useState('');
  const [tries, setTries] = useState(0);
  const { send, said, ...placing } = usePlaceOrder();
  const found = problemsOf(cart, contact, market);
  return {
    contact,
    comments,
    writeContact: (fields) => setContact((before) => ({ ...before, ...fields })),
    writeComments: setComments,
    problems: tries === 0 ? [] : [...found, ...said],
    tries,
    check: () => {
      setTries((count) => count + 1);
      return found.length === 0;
    },
    send: () => send(contact, comments),
    placing,
  };
}
