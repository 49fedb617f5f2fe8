import { Role } from '@portal/contracts';
import type { operationsPushes } from '@portal/contracts/areas/operations';
import type { ContentChecks } from '../content-checks/content-checks';
import { pollEvery } from '../program/poll-every';
import type { FileStore } from '../stores/file-store/file-store.port';
import type { MailStats } from '../stores/mail-ledger/mail-ledger.port';
import type { MailAddress } from '../stores/mailer/mailer.port';
import type { MailStores } from '../stores/open-mail-stores';
import type { Push } from '../stores/push-bus/push-bus.port';
import { createMailOutbox, type MailOutbox } from './mail-outbox';
import { startMailSender } from './start-mail-sender';

export interface MailServiceOptions {
  readonly stores: MailStores;
  readonly files: FileStore;
  readonly shrink: ContentChecks['shrink'];
  readonly from: MailAddress;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
  /** After changes, at most once a second: for metrics. */
  readonly onStats: (stats: MailStats) => void;
  readonly publish: (pushes: readonly Push[]) => void;
}

export interface MailService {
  readonly outbox: MailOutbox;
  stop(): Promise<void>;
}

const pollMilliseconds = 1_000;

const mailsMoved: Push = {
  name: 'MailsMoved' satisfies keyof (typeof operationsPushes)['payloads'],
  payload: {},
  to: [{ role: Role.Administrator }],
};

/** Several services may share a ledger. */
export function startMailService(options: MailServiceOptions): MailService {
  const { stores, files, shrink, from, now, onError, onStats, publish } = options;
  const { ledger, mailer } = stores;
  const onParked = ({ id, reason }: { id: string; reason: string }) =>
    onError(new Error(`mail ${id} was given up: ${reason}`));
  const sender = startMailSender({ ledger, mailer, files, shrink, now, onParked, onError });
  const outbox = createMailOutbox(ledger, from, now);
  let last = '';

  async function poll(): Promise<void> {
    const stats = await ledger.stats();
    const { mails } = stats.waiting === 0 ? { mails: [] } : await ledger.unsent(1, 1);
    const seen = JSON.stringify([stats, mails]);
    if (seen === last) return;
    last = seen;
    onStats(stats);
    publish([mailsMoved]);
  }
  const stopPolling = pollEvery(poll, pollMilliseconds, onError);

  return {
    outbox: {
      async post(intents) {
        await outbox.post(intents);
        sender.wake();
      },
    },
    async stop() {
      await stopPolling();
      await sender.stop();
    },
  };
}
