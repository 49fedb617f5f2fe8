import type { SessionSecrets } from '@portal/platform/session/session-secrets';

type Secrets = Pick<SessionSecrets, 'pepper'>;

/** 256 bits, derived from the command id: repeats answer the same, nothing is stored. */
export const calendarToken = (secrets: Secrets, commandId: string): string =>
  secrets.pepper(`plan calendar ${commandId}`);
