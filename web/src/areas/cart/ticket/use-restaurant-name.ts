import { useCallback } from 'react';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { useSite } from '#core/session/site';
import { ticketTexts } from '../texts';

/** `12 - Lisboa Baixa`: a restaurant as orders write it; nothing for "none" and "another address". */
export function useRestaurantName(): (id: number) => string {
  const { restaurants } = useSite();
  const text = useText(ticketTexts);
  return useCallback(
    (id) => {
      if (id <= 0) return '';
      const found = restaurants.find((restaurant) => restaurant.id === id);
      // Not in the list any more: the number still says more than nothing.
      return found ? restaurantLabel(found) : text('unknownRestaurant', { id });
    },
    [restaurants, text],
  );
}
