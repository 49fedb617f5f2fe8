import type { Role } from '@portal/contracts';

/** Who is behind a request: what the guard found out about the session's owner. */
export interface Person {
  readonly sessionId: string;
  readonly userId: number;
  readonly name: string;
  readonly role: Role;
  readonly restaurants: readonly number[];
  /**
   * Set while an administrator acts for a restaurant: role and restaurants are then those of its people (AMB-06).
   * `until` is ISO 8601 UTC.
   */
  readonly acting?: { readonly restaurantId: number; readonly until: string };
  /** Set while an administrator acts as a user: id, role and restaurants are then those of that one (AMB-77). */
  readonly asUser?: { readonly userId: number; readonly until: string };
  /** Set with `asUser`: the administrator's own id, by which events and keys of personal data go. */
  readonly ownUserId?: number;
  /** Set with `acting` and `asUser`: the administrator's own role, which bounds what may be done meanwhile (R-ROL-01). */
  readonly ownRole?: Role;
  /** The confidentiality terms in force are accepted. */
  readonly termsAccepted: boolean;
  /** The deployment asks this administrator for a second factor that is not set up yet. */
  readonly secondFactorDue?: boolean;
  /** Works for restaurants, and none of theirs is active: nothing but the own account is there. */
  readonly withoutRestaurant?: boolean;
  /** When the session ends unless it is used, ISO 8601 UTC. */
  readonly expiresAt: string;
}
