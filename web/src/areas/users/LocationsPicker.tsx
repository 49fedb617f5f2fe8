import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { useCallback, useMemo } from 'react';
import { useSite } from '#app/session/site';
import { findSites } from '#app/shell/find-sites';
import { ManyPicker } from '#ui/fields/ManyPicker';

interface LocationsPickerProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: readonly number[];
  onChange: (ids: number[]) => void;
}

const toOption = ({ id, site, name, city }: SessionRestaurant) => ({
  ...{ id, label: `${site} - ${name}`, detail: city },
});

/** Restaurants of the signed-in person, found as in the top bar: number, name, city (R-AUS-02, R-ACC-09). */
export function LocationsPicker({ label, hint, error, value, onChange }: LocationsPickerProps) {
  const { restaurants } = useSite();
  const options = useMemo(() => restaurants.map(toOption), [restaurants]);
  const find = useCallback(
    (term: string) => findSites(restaurants, { term, region: null, type: null }, null).map(({ id }) => id),
    [restaurants],
  );
  return <ManyPicker {...{ label, value, onChange, options, find, hint, error }} />;
}
