import { useCallback } from 'react';
import { useSite } from '#core/session/site';

/** Names those restaurants of a person that are the reader's as well; nothing is said of those of others (AMB-76). */
export function useOwnLocations() {
  const { restaurants } = useSite();
  return useCallback(
    (locations: readonly number[]): readonly string[] =>
      restaurants.filter(({ id }) => locations.includes(id)).map(({ name }) => name),
    [restaurants],
  );
}
