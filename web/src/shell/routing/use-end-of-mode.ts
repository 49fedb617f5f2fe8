import { useEffect, useRef } from 'react';
import { useToast } from '#ui/toast/toast-context';
import { useText } from '#core/i18n/use-text';
import type { Session } from '#core/session/session-state';
import { modesTexts } from '../texts/early';

const lasts = 10_000;

/** The restaurant that was acted for, where that has ended because it was closed or deleted; null for everything else. */
function closedMeanwhile(was: Session | null, now: Session | null): { readonly name: string } | null {
  if (was?.acting == null || now === null || now.acting !== null) return null;
  const { restaurant_id: id } = was.acting;
  const isOpen = now.restaurants.some((restaurant) => restaurant.id === id && restaurant.active);
  return isOpen ? null : (was.restaurants.find((restaurant) => restaurant.id === id) ?? null);
}

/** Why acting for a restaurant has ended though nobody pressed anything: it was closed or deleted meanwhile (AMB-06). */
export function useEndOfMode(session: Session | null) {
  const toast = useToast();
  const text = useText(modesTexts);
  const before = useRef(session);
  useEffect(() => {
    const closed = closedMeanwhile(before.current, session);
    before.current = session;
    if (closed) toast.info(text('endedByClosing', { name: closed.name }), undefined, lasts);
  }, [session, toast, text]);
}
