import { instant } from '@portal/contracts';
import { z } from 'zod';
import type { SessionSecrets } from './session-secrets';

const ticketSchema = z.object({
  key: z.string(),
  filename: z.string(),
  contentType: z.string(),
  userId: z.int(),
  until: instant(),
});

/** Lets one person fetch one stored file until some moment (ISO 8601 UTC). */
export type FileTicket = z.infer<typeof ticketSchema>;

/** Marks the sealed text as a ticket, so that nothing else that was ever sealed can pass for one. */
const mark = 'file ';

/** The ticket as a path segment; the same ticket is always the same text. */
export function sealTicket(secrets: Pick<SessionSecrets, 'seal'>, ticket: FileTicket): string {
  const { key, filename, contentType, userId, until } = ticket;
  return secrets.seal(mark + JSON.stringify({ key, filename, contentType, userId, until }));
}

/** The ticket, or `null` when it was not sealed here, is another person's, or has run out (W14). */
export function openTicket(
  secrets: Pick<SessionSecrets, 'open'>,
  sealed: string,
  { userId, now }: { userId: number; now: Date },
): FileTicket | null {
  const text = secrets.open(sealed);
  if (!text?.startsWith(mark)) return null;
  // What was sealed here was made by `sealTicket`: it parses.
  const ticket = ticketSchema.parse(JSON.parse(text.slice(mark.length)));
  return ticket.userId === userId && Date.parse(ticket.until) > now.getTime() ? ticket : null;
}
