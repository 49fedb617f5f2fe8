import type { Role } from '@portal/contracts';

export interface Person {
  readonly sessionId: string;
  readonly userId: number;
  readonly name: string;
  readonly role: Role;
  readonly restaurants: readonly number[];
  /**
   * While an administrator acts for a restaurant; role and restaurants are its people's (AMB-06). `until`: ISO 8601
   * UTC.
   */
  readonly acting?: { readonly restaurantId: number; readonly until: string };
  /** While an administrator acts as a user; id, role and restaurants are the user's (AMB-77). */
  readonly asUser?: { readonly userId: number; readonly until: string };
  /** With `asUser`: the administrator's id, used in events and keys. */
  readonly ownUserId?: number;
  /** With `acting` or `asUser`: the administrator's role, which limits actions (R-ROL-01). */
  readonly ownRole?: Role;
  readonly termsAccepted: boolean;
  /** A required second factor is not set up yet. */
  readonly secondFactorDue?: boolean;
  /** Restaurant staff without an active restaurant. */
  readonly withoutRestaurant?: boolean;
  /** End of the session when idle, ISO 8601 UTC. */
  readonly expiresAt: string;
}
