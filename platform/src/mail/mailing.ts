import type { DomainEvent, Position } from '@portal/contracts';
import type { RunningAutomations } from '../automation/automation-runner';
import type { FollowerOptions } from '../automation/log-follower';
import { followNews, type NewsRule, type NewsRules } from '../automation/news-follower';
import { UnsendableMail } from '../stores/mailer/sendable-mail';
import type { ProgressStore } from '../stores/outbox/outbox.port';
import { whyId, whyLink } from './layout/compose-mail';
import type { MailIntent, MailOutbox } from './mail-outbox';

export interface Letter extends Omit<MailIntent, 'id'> {
  /** For example `user-12`; identifies the mail together with the event. */
  readonly recipient: string;
}

export type Mailing = NewsRule<Letter>;

/** `defineMailing<NotificationsEvent>('when-…-then-mail-…', { NewFilesAnnounced: async (event) => letters })`. */
export function defineMailing<E extends DomainEvent>(
  name: `when-${string}-then-mail-${string}`,
  on: NewsRules<E, Letter>,
  { newsFor }: Partial<Pick<Mailing, 'newsFor'>> = {},
): Mailing {
  return { name, newsFor, on: new Map(Object.entries(on)) as unknown as Mailing['on'] };
}

interface MailingsOptions extends FollowerOptions {
  readonly mailings: readonly Mailing[];
  readonly outbox: MailOutbox;
  readonly progress: ProgressStore;
  readonly viewsReach: (position: Position) => Promise<boolean>;
  readonly onError: (error: unknown) => void;
  /** Base of links, read per mail. */
  readonly publicOrigin: () => string;
}

/** Completes the link at the end of composed mails. */
function explained<M extends Pick<Letter, 'html' | 'text'>>(mail: M, base: string, position: Position): M {
  const complete = (text: string) =>
    text.replaceAll(whyLink, base + position).replaceAll(whyId, String(position));
  return { ...mail, html: complete(mail.html), text: complete(mail.text) };
}

/** Mails recorded before yielding. */
const batchSize = 50;

/**
 * Mail ids derive from mailing, event and recipient: a crash neither loses nor repeats one (R12).
 * Checkpoints are stored with the mails: lost views cause no mails about the past.
 */
export function startMailings({
  mailings,
  publicOrigin,
  ...options
}: MailingsOptions): Promise<RunningAutomations> {
  return followNews({
    ...options,
    rules: mailings,
    async record(letters, event, name) {
      const intents = letters.map(({ recipient, ...mail }) => ({
        ...explained(mail, `${publicOrigin()}/admin/why/`, event.position),
        id: `${event.id}:${name}:${recipient}`,
      }));
      for (let at = 0; at < intents.length; at += batchSize)
        await post(intents.slice(at, at + batchSize), options);
    },
  });
}

async function post(
  batch: readonly MailIntent[],
  { outbox, onError }: Pick<MailingsOptions, 'outbox' | 'onError'>,
): Promise<void> {
  try {
    await outbox.post(batch);
  } catch (error) {
    if (!(error instanceof UnsendableMail)) throw error;
    if (batch.length === 1) return onError(error);
    for (const intent of batch) await post([intent], { outbox, onError });
  }
}
