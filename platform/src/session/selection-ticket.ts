import { instant } from '@portal/contracts';
import { z } from 'zod';
import type { SessionSecrets } from './session-secrets';

const selectionSchema = z.object({
  ids: z.array(z.int()),
  filename: z.string(),
  userId: z.int(),
  until: instant(),
});

/** Lets one person fetch the files of some records, in one archive, until some moment (ISO 8601 UTC). */
export type SelectionTicket = z.infer<typeof selectionSchema>;

/** Tells it from the ticket of one file, and from everything else that was ever sealed. */
const mark = 'selection ';

/** The ticket as a path segment; the same ticket is always the same text. */
export function sealSelection(secrets: Pick<SessionSecrets, 'seal'>, ticket: SelectionTicket): string {
  const { ids, filename, userId, until } = ticket;
  return secrets.seal(mark + JSON.stringify({ ids, filename, userId, until }));
}

/** The ticket, or `null` when it was not sealed here, is another person's, or has run out (W14). */
export function openSelection(
  secrets: Pick<SessionSecrets, 'open'>,
  sealed: string,
  { userId, now }: { userId: number; now: Date },
): SelectionTicket | null {
  const text = secrets.open(sealed);
  if (!text?.startsWith(mark)) return null;
  const ticket = selectionSchema.parse(JSON.parse(text.slice(mark.length)));
  return ticket.userId === userId && Date.parse(ticket.until) > now.getTime() ? ticket : null;
}
