import { addressLinkSeconds } from '@portal/contracts/areas/users';
import type { AddressRequest, User, UserEvent } from './user-state';

export interface Asking {
  /** Id of the mailed link: the command's. */
  readonly changeId: string;
  /** User id. */
  readonly requestedBy: number;
  /** ISO 8601 UTC. */
  readonly at: string;
}

/** ISO 8601 UTC, whole seconds as in link addresses. */
export const secondsAfter = (at: string, seconds: number): string =>
  new Date((Math.floor(Date.parse(at) / 1000) + seconds) * 1000).toISOString();

/** Voids earlier requests. */
export const addressChangeRequested = (
  { userId, email: former, addressClaims: claim }: User,
  email: string,
  { changeId, requestedBy, at, repeated = false }: Asking & { readonly repeated?: boolean },
): UserEvent => ({
  type: 'UserAddressChangeRequested',
  data: {
    userId,
    changeId,
    requestedBy,
    claim,
    repeated,
    expiresAt: secondsAfter(at, addressLinkSeconds),
  },
  personal: { subject: `user-${userId}`, value: { email, former } },
});

/** Still confirmable at that time. */
export const openRequestOf = (user: User | null, at: string): AddressRequest | null =>
  user?.addressRequest && Date.parse(at) < Date.parse(user.addressRequest.expiresAt)
    ? user.addressRequest
    : null;
