import { use, useEffect, useState } from 'react';
import { AreasContext } from '#core/areas-context';
import type { UseFound } from '#core/finder/finder';
import { useRecentFound } from './use-recent-found';
import { useFoundActions, useFoundPlaces, useSearchOfAll } from './use-found-places';

const ours: readonly UseFound[] = [useRecentFound, useFoundPlaces, useFoundActions, useSearchOfAll];

/** Every finder: first those that are there, then those that areas bring. One that cannot be loaded finds nothing. */
export function useFinders(): readonly UseFound[] {
  const { finders } = use(AreasContext);
  const [loaded, setLoaded] = useState<readonly UseFound[]>([]);
  useEffect(() => {
    let isOpen = true;
    const load = async () => {
      const results = await Promise.allSettled(finders.map(async (each) => each()));
      const found = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      if (isOpen) setLoaded(found);
    };
    void load();
    return () => {
      isOpen = false;
    };
  }, [finders]);
  return [...ours, ...loaded];
}
