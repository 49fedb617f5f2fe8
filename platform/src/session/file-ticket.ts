import { instant } from '@portal/contracts';
import { z } from 'zod';
import type { SessionSecrets } from './session-secrets';

/** Five minutes (W14). */
export const grantedMilliseconds = 5 * 60 * 1000;

/** Who may use a ticket, until a time (ISO 8601 UTC). */
export const ofHolder = { userId: z.int(), sessionId: z.string(), until: instant() };

type OfHolder = z.output<z.ZodObject<typeof ofHolder>>;

export interface TicketHolder {
  readonly userId: number;
  readonly sessionId: string;
  readonly now: Date;
}

/** Tickets for one person in one session. @param mark tells kinds apart */
export const ticketKind = <Ticket extends OfHolder>(mark: string, schema: z.ZodType<Ticket>) => ({
  /** As a path segment; deterministic. */
  seal: (secrets: Pick<SessionSecrets, 'seal'>, ticket: Ticket): string =>
    // Fields in the order of the schema.
    secrets.seal(mark + JSON.stringify(schema.parse(ticket))),

  /** `null` if forged, expired, or of another person or session (W14). */
  open(
    secrets: Pick<SessionSecrets, 'open'>,
    sealed: string,
    { userId, sessionId, now }: TicketHolder,
  ): Ticket | null {
    const text = secrets.open(sealed);
    if (!text?.startsWith(mark)) return null;
    // Tickets of earlier versions count as expired.
    const { data: ticket } = schema.safeParse(JSON.parse(text.slice(mark.length)));
    const isHolders = ticket?.userId === userId && ticket.sessionId === sessionId;
    return isHolders && Date.parse(ticket.until) > now.getTime() ? ticket : null;
  },
});

const ticketSchema = z.object({
  key: z.string(),
  filename: z.string(),
  contentType: z.string(),
  ...ofHolder,
});

/** Lets one person in one session fetch a file until a time (ISO 8601 UTC). */
export type FileTicket = z.infer<typeof ticketSchema>;

export const { seal: sealTicket, open: openTicket } = ticketKind('file ', ticketSchema);
