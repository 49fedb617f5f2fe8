import type { SessionSecrets } from '@portal/platform/session/session-secrets';

type Secrets = Pick<SessionSecrets, 'pepper'>;

/**
 * The secret in the address of a calendar program: 256 bits, derived from the command that asked for it, so that a repeat
 * answers the same, and stored nowhere.
 */
export const calendarToken = (secrets: Secrets, commandId: string): string =>
  secrets.pepper(`plan calendar ${commandId}`);
