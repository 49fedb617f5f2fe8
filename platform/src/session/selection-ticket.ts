import { instant } from '@portal/contracts';
import { z } from 'zod';
import type { TicketHolder } from './file-ticket';
import type { SessionSecrets } from './session-secrets';

const selectionSchema = z.object({
  ids: z.array(z.int()),
  filename: z.string(),
  userId: z.int(),
  sessionId: z.string(),
  until: instant(),
});

/** Lets one person in one session download records' files as an archive until a time (ISO 8601 UTC). */
export type SelectionTicket = z.infer<typeof selectionSchema>;

const mark = 'selection ';

/** As a path segment; deterministic. */
export function sealSelection(secrets: Pick<SessionSecrets, 'seal'>, ticket: SelectionTicket): string {
  const { ids, filename, userId, sessionId, until } = ticket;
  return secrets.seal(mark + JSON.stringify({ ids, filename, userId, sessionId, until }));
}

/** `null` if forged, expired, or of another person or session (W14). */
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
