import { instant } from '@portal/contracts';
import { z } from 'zod';
import type { TicketHolder } from './file-ticket';
import type { SessionSecrets } from './session-secrets';

const selectionSchema = z.object({
  ids: z.array(z.int()),
  filename: z.string(),
  userId: z.int(),
  /** The session that it was granted to: with that it ends. */
  sessionId: z.string(),
  until: instant(),
});

/**
 * Permits one person in one session to download the files of some records as one archive, until a time (ISO 8601 UTC).
 */
export type SelectionTicket = z.infer<typeof selectionSchema>;

/** Tells it from the ticket of one file, and from everything else that was ever sealed. */
const mark = 'selection ';

/** The ticket as a path segment; the same ticket is always the same text. */
export function sealSelection(secrets: Pick<SessionSecrets, 'seal'>, ticket: SelectionTicket): string {
  const { ids, filename, userId, sessionId, until } = ticket;
  return secrets.seal(mark + JSON.stringify({ ids, filename, userId, sessionId, until }));
}

/** The ticket, or `null` for a forged or expired one, or one of another person or session (W14). */
export function openSelection(
  secrets: Pick<SessionSecrets, 'open'>,
  sealed: string,
  { userId, sessionId, now }: TicketHolder,
): SelectionTicket | null {
  const text = secrets.open(sealed);
  if (!text?.startsWith(mark)) return null;
  const { data: ticket } = selectionSchema.safeParse(JSON.parse(text.slice(mark.length)));
  const isHolders = ticket?.userId === userId && ticket.sessionId === sessionId;
  return isHolders && Date.parse(ticket.until) > now.getTime() ? ticket : null;
}
