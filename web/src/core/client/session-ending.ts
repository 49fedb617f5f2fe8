import { type SessionEnding, sessionEndings } from '@portal/contracts/areas/session';
import { isCallError } from './call-error';

/** A word of the server for why a session has ended; `null` for none that is known here. */
export const endingNamed = (word: unknown): SessionEnding | null =>
  sessionEndings.find((ending) => ending === word) ?? null;

/** Why the session has ended that a call was refused for. */
export const endingIn = (refusal: unknown): SessionEnding | null =>
  isCallError(refusal) && refusal.code === 'session_expired' ? endingNamed(refusal.details['reason']) : null;
