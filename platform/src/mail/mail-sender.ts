import type { ContentChecks } from '../content-checks/content-checks';
import type { FileStore } from '../stores/file-store/file-store.port';
import type { MailLedger, Settlement, WaitingMail } from '../stores/mail-ledger/mail-ledger.port';
import { type Mailer, MailNotAccepted } from '../stores/mailer/mailer.port';
import { UnsendableMail } from '../stores/mailer/sendable-mail';
import { timeoutWithMailMs, pauseAfter } from './back-off';
import { CircuitBreaker } from './circuit-breaker';
import { attachmentReader } from './read-attachments';

export interface MailSenderOptions {
  readonly ledger: MailLedger;
  readonly mailer: Mailer;
  readonly files: FileStore;
  readonly shrink: ContentChecks['shrink'];
  readonly now: () => Date;
  readonly onParked: (parked: { readonly id: string; readonly reason: string }) => void;
  readonly random?: () => number;
}

const claimMilliseconds = 45_000;
const maxReason = 500;

/** Sends mails in sequence: a kill repeats at most one. Several senders may share a ledger. */
export class MailSender {
  readonly #options: MailSenderOptions;
  readonly #random: () => number;
  readonly #circuit = new CircuitBreaker();
  readonly #read: ReturnType<typeof attachmentReader>;
  readonly #unrecorded = new Map<string, Settlement>();
  #stopping = false;

  constructor(options: MailSenderOptions) {
    this.#options = options;
    this.#read = attachmentReader(options.files, options.shrink);
    this.#random = options.random ?? Math.random;
  }

  /** Sends everything due. @throws MailLedgerUnavailable; the next round continues */
  async round(): Promise<void> {
    const { ledger, now } = this.#options;
    await this.#recordOutcomes();
    while (!this.#stopping) {
      const at = now();
      if (this.#circuit.isQuiet(at.getTime())) return;
      const until = new Date(at.getTime() + claimMilliseconds);
      const mail = await ledger.claim(at.toISOString(), until.toISOString(), this.#circuit.isOn);
      if (mail === null) return;
      await this.#attempt(mail);
    }
  }

  stop(): void {
    this.#stopping = true;
  }

  async #attempt(mail: WaitingMail): Promise<void> {
    const { mailer, ledger, now } = this.#options;
    const failure = await this.#send(mailer, mail);
    if (failure !== null) return this.#failed(mail, failure.error);
    await this.#settle(mail.id, { state: 'sent', at: now().toISOString() });
    if (this.#circuit.succeeded(now().getTime())) await ledger.retryNow(now().toISOString());
  }

  async #send(mailer: Mailer, { messageId, mail }: WaitingMail): Promise<{ error: unknown } | null> {
    try {
      await mailer.send({ ...mail, messageId, attachments: await this.#read(mail.attachments) });
      return null;
    } catch (error) {
      return { error };
    }
  }

  async #failed({ id, attempts, since }: WaitingMail, error: unknown): Promise<void> {
    const now = this.#options.now();
    const scope = error instanceof MailNotAccepted ? error.scope : 'mail';
    const reason = String(error).slice(0, maxReason);
    this.#circuit.failed(id, scope, now.getTime(), this.#random());
    const isPermanent =
      error instanceof UnsendableMail || now.getTime() - Date.parse(since) >= timeoutWithMailMs;
    if (!isPermanent) {
      const dueAt = new Date(now.getTime() + pauseAfter(attempts + 1, this.#random())).toISOString();
      return this.#settle(id, { state: 'waiting', dueAt, reason, scope });
    }
    await this.#settle(id, { state: 'parked', at: now.toISOString(), reason });
    this.#options.onParked({ id, reason });
  }

  /** Before the next mail, waiting for the ledger if needed. */
  async #settle(id: string, settlement: Settlement): Promise<void> {
    this.#unrecorded.set(id, settlement);
    await this.#recordOutcomes();
  }

  async #recordOutcomes(): Promise<void> {
    for (const [id, settlement] of this.#unrecorded) {
      await this.#options.ledger.settle(id, settlement);
      this.#unrecorded.delete(id);
    }
  }
}
