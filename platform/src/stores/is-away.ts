import { MailNotAccepted } from './mailer/mailer.port';
import { StoreUnavailable } from './store-unavailable';

/**
 * Does an error only say that something outside of this program cannot be reached now? Then it is nobody's fault, and
 * the same call works later: whoever meets it waits and tries again, and parks nothing (R9, R15).
 */
export const isAway = (error: unknown): boolean =>
  error instanceof StoreUnavailable || (error instanceof MailNotAccepted && error.scope === 'server');
