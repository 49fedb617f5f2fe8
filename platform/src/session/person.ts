import type { Role } from '@portal/contracts';

/** Who is behind a request: what the guard found out about the session's owner. */
export interface Person {
  readonly sessionId: string;
  readonly userId: number;
  readonly name: string;
  readonly role: Role;
  readonly restaurants: readonly number[];
  /** The confidentiality terms in force are accepted. */
  readonly termsAccepted: boolean;
  /** When the session ends unless it is used, ISO 8601 UTC. */
  readonly expiresAt: string;
}
