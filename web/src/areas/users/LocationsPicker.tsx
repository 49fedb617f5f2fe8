import { useCallback, useMemo, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { useSite } from '#core/session/site';
import { findSites } from '#ui/restaurant/find-sites';
import { ManyPicker } from '#ui/fields/ManyPicker';
import { usersTexts } from './texts';

interface LocationsPickerProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: readonly number[];
  onChange: (ids: number[]) => void;
}

/**
 * Restaurants of the signed-in person, found as in the top bar: number, name, city (R-AUS-02, R-ACC-09). Nobody is given a
 * closed one; those that the edited person has already stand among them, marked, until they are taken away and saved.
 * What is deleted is not shown, and kept.
 */
export function LocationsPicker({ label, hint, error, value, onChange }: LocationsPickerProps) {
  const text = useText(usersTexts);
  const { restaurants } = useSite();
  const [before] = useState(value);
  const choosable = useMemo(
    () => restaurants.filter(({ id, active }) => active || before.includes(id)),
    [restaurants, before],
  );
  const options = useMemo(
    () =>
      choosable.map((restaurant) => ({
        id: restaurant.id,
        label: restaurantLabel(restaurant),
        detail: restaurant.city,
        mark: restaurant.active ? undefined : text('restaurantInactive'),
      })),
    [choosable, text],
  );
  const find = useCallback(
    (term: string) => findSites(choosable, { term, region: null, type: null }, null).map(({ id }) => id),
    [choosable],
  );
  const kept = value.filter((id) => !options.some((option) => option.id === id)).length;
  const hints = [hint, kept > 0 ? text('keptRestaurants', { count: kept }) : undefined].filter(Boolean);
  return (
    <ManyPicker
      label={label}
      value={value}
      onChange={onChange}
      options={options}
      find={find}
      error={error}
      hint={hints.length > 0 ? hints.join(' ') : undefined}
    />
  );
}
