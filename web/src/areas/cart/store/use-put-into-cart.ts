import type { CartEntry } from '@portal/contracts/areas/cart';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isCallError } from '#core/client/call-error';
import { useToast } from '#ui/toast/toast-context';
import { useCartChanges } from './use-cart';

/** How many pieces are asked for at the same time. */
const atOnce = 6;

interface Putting<T> {
  /** @returns `null` for what cannot be ordered */
  readonly entryOf: (piece: T) => Promise<CartEntry | null>;
  readonly nameOf: (piece: T) => string;
  readonly none: string;
  readonly added: (count: number) => string;
}

/** `null` for a piece that is not there any more, or not for this person. */
async function unlessAbsent(making: Promise<CartEntry | null>): Promise<CartEntry | null> {
  try {
    return await making;
  } catch (error) {
    // Without a connection nobody knows: that is no answer.
    if (isCallError(error) && [403, 404, 410].includes(error.status)) return null;
    throw error;
  }
}

/** Puts pieces into the cart and leads there, where those that cannot be ordered are named. */
export function usePutIntoCart() {
  const toast = useToast();
  const navigate = useNavigate();
  const { add, remove } = useCartChanges();
  const [isBusy, setBusy] = useState(false);

  async function putAll<T>(pieces: readonly T[], { entryOf, nameOf, none, added }: Putting<T>) {
    const entries: (CartEntry | null)[] = [];
    for (let at = 0; at < pieces.length; at += atOnce) {
      const some = pieces.slice(at, at + atOnce).map((piece) => unlessAbsent(entryOf(piece)));
      entries.push(...(await Promise.all(some)));
    }
    const leftOut = pieces.filter((_piece, at) => entries[at] === null).map(nameOf);
    const ids = entries.flatMap((entry) => (entry === null ? [] : [add(entry)]));
    if (ids.length === 0) return toast.info(none);
    toast.done(added(ids.length), () => remove(...ids));
    return navigate('/cart', { state: { leftOut } });
  }
  return {
    isBusy,
    put: async <T>(pieces: readonly T[], putting: Putting<T>): Promise<void> => {
      setBusy(true);
      await putAll(pieces, putting)
        .catch((error: unknown) => toast.failed(error))
        .finally(() => setBusy(false));
    },
  };
}
