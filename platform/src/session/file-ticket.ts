import { instant } from '@portal/contracts';
import { z } from 'zod';
import type { SessionSecrets } from './session-secrets';

const ticketSchema = z.object({
  key: z.string(),
  filename: z.string(),
  contentType: z.string(),
  userId: z.int(),
  /** The session that it was granted to: with that it ends. */
  sessionId: z.string(),
  until: instant(),
});

/** Lets one person fetch, in one session, one stored file until some moment (ISO 8601 UTC). */
export type FileTicket = z.infer<typeof ticketSchema>;

/** Who comes with a ticket, and when. */
export interface TicketHolder {
  readonly userId: number;
  readonly sessionId: string;
  readonly now: Date;
}

/** Marks the sealed text as a ticket, so that nothing else that was ever sealed can pass for one. */
const mark = 'file ';

/** The ticket as a path segment; the same ticket is always the same text. */
export function sealTicket(secrets: Pick<SessionSecrets, 'seal'>, ticket: FileTicket): string {
  const { key, filename, contentType, userId, sessionId, until } = ticket;
  return secrets.seal(mark + JSON.stringify({ key, filename, contentType, userId, sessionId, until }));
}

/** The ticket, or `null` for a forged or expired one, or one of another person or session (W14). */
export function openTicket(
  secrets: Pick<SessionSecrets, 'open'>,
  sealed: string,
  { userId, sessionId, now }: TicketHolder,
): FileTicket | null {
  const text = secrets.open(sealed);
  if (!text?.startsWith(mark)) return null;
  // One that an earlier version of the portal has sealed is as good as run out.
  const { data: ticket } = ticketSchema.safeParse(JSON.parse(text.slice(mark.length)));
  const isHolders = ticket?.userId === userId && ticket.sessionId === sessionId;
  return isHolders && Date.parse(ticket.until) > now.getTime() ? ticket : null;
}
