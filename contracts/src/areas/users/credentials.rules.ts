/** By what a sender proves who they are: a code where a second factor is on, else the password. */
export const proofKinds = ['password', 'code'] as const;
export type ProofKind = (typeof proofKinds)[number];

const hour = 60 * 60;
/** Seconds for which a link lets choose a new password: asked for, after an address was taken back, invited (S6). */
export const passwordLinkSeconds = {
  reset: hour,
  restored: 24 * hour,
  invitation: 7 * 24 * hour,
} as const;
export type PasswordLinkPurpose = keyof typeof passwordLinkSeconds;

/** Least characters of a new password; the browser alone sees it in plain text. */
export const minPasswordLength = 10;

/** Requests for a link under one address within the window that are taken. */
export const passwordLinksAtOnce = 5;
/** Milliseconds for which such a request counts. */
export const passwordLinkWindowMilliseconds = 15 * 60 * 1000;

/** What ends the sessions of an earlier generation. */
export const generationEndings = [
  'password-changed',
  'others-ended',
  'second-factor-reset',
  'address-changed',
] as const;

/** What ended sessions of a person last. */
export interface SessionsFrom {
  readonly reason: (typeof generationEndings)[number];
  readonly generation: number;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** The one that goes on, or `null`. */
  readonly kept: string | null;
}

interface OpenSession {
  readonly id: string;
  /** `null` where it was opened without a password, or before there were generations. */
  readonly generation: number | null;
  readonly openedAt: string;
}

/** Whether a session goes on after that (S2). By generation, so that no login that was under way slips through. */
export function outlives(
  { id, generation, openedAt }: OpenSession,
  from: Omit<SessionsFrom, 'reason'> | null,
): boolean {
  if (from === null || from.kept === id) return true;
  return generation === null ? openedAt >= from.at : generation >= from.generation;
}
