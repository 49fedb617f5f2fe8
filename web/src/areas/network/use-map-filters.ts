import type { RestaurantState } from '@portal/contracts/areas/network';
import { useDeferredValue, useMemo } from 'react';
import { useAddress } from '#ui/list/use-address';
import { hasWords } from './network';
import { type Mode, modes } from './SpotDrawing';

const chosenOf = (text: string | null) => (text ?? '').split(',').filter(Boolean);

/** In the address: search, filters, choice and what colours the map. */
export function useMapFilters(rows: readonly RestaurantState[]) {
  const { search, change } = useAddress();
  const q = useDeferredValue(search.get('q') ?? '');
  const state = search.get('state') ?? '';
  const region = search.get('region') ?? '';
  const found = useMemo(
    () =>
      rows.filter(
        (row) =>
          (state === '' || chosenOf(state).includes(row.state)) &&
          (region === '' || chosenOf(region).includes(String(row.region))) &&
          hasWords(row, q),
      ),
    [rows, q, state, region],
  );
  const by = modes.find((mode) => mode === search.get('by')) ?? 'state';
  const id = Number(search.get('id') ?? Number.NaN);
  return {
    found,
    state,
    region,
    by,
    term: search.get('q') ?? '',
    selected: rows.some((row) => row.id === id) ? id : null,
    narrow: (name: 'q' | 'state' | 'region', value: string) =>
      change({ [name]: value === '' ? undefined : value }, name === 'q'),
    color: (mode: Mode) => change({ by: mode === 'state' ? undefined : mode }, true),
    select: (chosen: number | null) => change({ id: chosen ?? undefined }, true),
    clear: () => change({ q: undefined, state: undefined, region: undefined }),
  };
}
export type MapFilters = ReturnType<typeof useMapFilters>;
