import { MailNotAccepted } from './mailer/mailer.port';
import { StoreUnavailable } from './store-unavailable';

/**
 * Whether an error only means that an outside service cannot be reached now. The same call works later: callers wait
 * and retry, and park nothing (R9, R15).
 */
export const isAway = (error: unknown): boolean =>
  error instanceof StoreUnavailable || (error instanceof MailNotAccepted && error.scope === 'server');
