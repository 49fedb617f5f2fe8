import type { DomainEvent, Position } from '@portal/contracts';
import type { RunningAutomations } from '../automation/automation-runner';
import type { FollowerOptions } from '../automation/log-follower';
import { LogFollower, NotNow } from '../automation/log-follower';
import type { ProjectedEvent } from '../codec/event-codec.port';
import type { MailLedger } from '../stores/mail-ledger/mail-ledger.port';
import { UnsendableMail } from '../stores/mailer/sendable-mail';
import type { MailIntent, MailOutbox } from './mail-outbox';
import { ProgressInLedger } from './mailing-progress';

/** A mail that an event calls for. */
export interface Letter extends Omit<MailIntent, 'id'> {
  /** Who is told, e.g. `user-12`: with the event it makes the intent, so that nobody is told twice. */
  readonly recipient: string;
}

/** A rule of the form "when this has happened, mail these people". */
export interface Mailing {
  /** The sentence. Its ledger and the ids of its mails hang on it. */
  readonly name: string;
  readonly on: ReadonlyMap<string, (event: ProjectedEvent) => Promise<readonly Letter[]>>;
  /** For how long what has happened is news, in milliseconds; for ever when left out. Later it mails nobody. */
  readonly newsFor: number | undefined;
}

/** Declares a mailing: `defineMailing<NotificationsEvent>('when-…-then-mail-…', { NewFilesAnnounced: async (event) => letters })`. */
export function defineMailing<E extends DomainEvent>(
  name: `when-${string}-then-mail-${string}`,
  on: {
    readonly [N in E['type']]?: (
      event: ProjectedEvent<Extract<E, { type: N }>>,
    ) => Promise<readonly Letter[]>;
  },
  { newsFor }: Partial<Pick<Mailing, 'newsFor'>> = {},
): Mailing {
  return { name, newsFor, on: new Map(Object.entries(on)) as unknown as Mailing['on'] };
}

interface MailingsOptions extends FollowerOptions {
  readonly mailings: readonly Mailing[];
  readonly outbox: MailOutbox;
  readonly ledger: Pick<MailLedger, 'progressOf' | 'saveProgress'>;
  /** Whether the views, which know the recipients, reflect the log up to there; may wait a moment for them. */
  readonly viewsReach: (position: Position) => Promise<boolean>;
  readonly onError: (error: unknown) => void;
}

/** So many are recorded at once; between two lots others get a turn. */
const lotSize = 50;

/**
 * Follows the log with every mailing and posts its mails. A mail's intent follows from mailing, event and recipient: a
 * kill between posting and writing down neither loses a mail nor doubles one (R12). How far it has come is kept with the
 * mails: without views, or with new ones, nobody is told of what is long over.
 */
export async function startMailings(options: MailingsOptions): Promise<RunningAutomations> {
  const followers = new Map(options.mailings.map((mailing) => [mailing.name, following(mailing, options)]));
  for (const follower of followers.values()) await follower.start();
  return {
    retryParked: async (name, stream) => (await followers.get(name)?.retry(stream)) ?? false,
    stop: async () => void (await Promise.all([...followers.values()].map((follower) => follower.stop()))),
  };
}

function following({ name, on, newsFor = Infinity }: Mailing, options: MailingsOptions): LogFollower {
  const progress = new ProgressInLedger(name, options);
  const { now, viewsReach } = options;
  const isNews = ({ metadata: { at } }: ProjectedEvent) =>
    at >= progress.since && now().getTime() - Date.parse(at) <= newsFor;

  async function react(event: ProjectedEvent) {
    if (!isNews(event)) return [];
    // Who has just unsubscribed must not be mailed because the views do not know it yet.
    if (!(await viewsReach(event.position))) throw new NotNow(`${name} waits for the views`);
    const letters = (await on.get(event.type)?.(event)) ?? [];
    const intents = letters.map(({ recipient, ...mail }) => ({
      ...mail,
      id: `${name}:${event.id}:${recipient}`,
    }));
    for (let at = 0; at < intents.length; at += lotSize) await post(intents.slice(at, at + lotSize), options);
    return [];
  }
  const role = { name, startAt: 'beginning', concerns: (type: string) => on.has(type), react } as const;
  return new LogFollower(role, options, progress);
}

/** One address that no header can hold keeps nobody else from their mail. */
async function post(
  lot: readonly MailIntent[],
  { outbox, onError }: Pick<MailingsOptions, 'outbox' | 'onError'>,
): Promise<void> {
  try {
    await outbox.post(lot);
  } catch (error) {
    if (!(error instanceof UnsendableMail)) throw error;
    if (lot.length === 1) return onError(error);
    for (const intent of lot) await post([intent], { outbox, onError });
  }
}
