import { instant } from '@portal/contracts';
import { z } from 'zod';
import type { SessionSecrets } from './session-secrets';

const ticketSchema = z.object({
  key: z.string(),
  filename: z.string(),
  contentType: z.string(),
  userId: z.int(),
  sessionId: z.string(),
  until: instant(),
});

/** Lets one person in one session fetch a file until a time (ISO 8601 UTC). */
export type FileTicket = z.infer<typeof ticketSchema>;

export interface TicketHolder {
  readonly userId: number;
  readonly sessionId: string;
  readonly now: Date;
}

const mark = 'file ';

/** As a path segment; deterministic. */
export function sealTicket(secrets: Pick<SessionSecrets, 'seal'>, ticket: FileTicket): string {
  const { key, filename, contentType, userId, sessionId, until } = ticket;
  return secrets.seal(mark + JSON.stringify({ key, filename, contentType, userId, sessionId, until }));
}

/** `null` if forged, expired, or of another person or session (W14). */
export function openTicket(
  secrets: Pick<SessionSecrets, 'open'>,
  sealed: string,
  { userId, sessionId, now }: TicketHolder,
): FileTicket | null {
  const text = secrets.open(sealed);
  if (!text?.startsWith(mark)) return null;
  // Tickets of earlier versions count as expired.
  const { data: ticket } = ticketSchema.safeParse(JSON.parse(text.slice(mark.length)));
  const isHolders = ticket?.userId === userId && ticket.sessionId === sessionId;
  return isHolders && Date.parse(ticket.until) > now.getTime() ? ticket : null;
}
