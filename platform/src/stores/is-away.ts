import { MailNotAccepted } from './mailer/mailer.port';
import { StoreUnavailable } from './store-unavailable';

/** Whether an outside service is unreachable: callers retry and park nothing (R9, R15). */
export const isAway = (error: unknown): boolean =>
  error instanceof StoreUnavailable || (error instanceof MailNotAccepted && error.scope === 'server');
