import { type SessionEnding, sessionEndings } from '@portal/contracts/areas/session';
import { isCallError } from './call-error';

/** `null` for an unknown reason. */
export const endingNamed = (word: unknown): SessionEnding | null =>
  sessionEndings.find((ending) => ending === word) ?? null;

export const endingIn = (refusal: unknown): SessionEnding | null =>
  isCallError(refusal) && refusal.code === 'session_expired' ? endingNamed(refusal.details['reason']) : null;
