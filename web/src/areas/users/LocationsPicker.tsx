import {
  addressCommands,
  restaurantUserQueries,
  userQueries,
  type UserRecord,
} from '@portal/contracts/areas/users';
import { useCallback, useMemo, useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { useSite } from '#core/session/site';
import { ManyPicker } from '#ui/fields/ManyPicker';
import { PendingAddress } from '#ui/PendingAddress';
import { findSites } from '#ui/restaurant/find-sites';
import { usersTexts } from './texts';

const refresh = [userQueries.GetUser, restaurantUserQueries.GetRestaurantUser];

export function PendingAddressPanel({ user: { id, address_change } }: { user: UserRecord }) {
  const resend = useCallCommand(addressCommands.ResendAddressLink, { refresh, once: true });
  const cancel = useCallCommand(addressCommands.CancelAddressChange, { refresh, once: true });
  if (address_change === null) return null;
  return (
    <PendingAddress
      change={address_change}
      isPending={resend.isPending || cancel.isPending}
      onResend={() => resend.send({ id })}
      onCancel={() => cancel.send({ id })}
    />
  );
}

/** The wire has restaurants as a comma list (R-AUS-10). */
export const toWire = <V extends { locations: readonly number[] }>(values: V) => ({
  ...values,
  locations: values.locations.join(','),
});

interface LocationsPickerProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: readonly number[];
  onChange: (ids: number[]) => void;
}

/**
 * A closed restaurant is offered, marked, only if the person had it;
 * deleted ones are kept, not shown (R-AUS-02, R-ACC-09).
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
