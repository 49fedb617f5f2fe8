import {
  addressCommands,
  restaurantUserQueries,
  userQueries,
  type UserRecord,
} from '@portal/contracts/areas/users';
import { useCallCommand } from '#core/client/use-call-command';
import { PendingAddress } from '#ui/PendingAddress';

const refresh = [userQueries.GetUser, restaurantUserQueries.GetRestaurantUser];

/** The address that a person has yet to confirm; nothing without one. */
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
