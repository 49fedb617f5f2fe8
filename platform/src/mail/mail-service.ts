import { Role } from '@portal/contracts';
import type { operationsPushes } from '@portal/contracts/areas/operations';
import type { ContentChecks } from '../content-checks/content-checks';
import { startSending } from '../outbox/outbox-sender';
import type { FileStore } from '../stores/file-store/file-store.port';
import type { MailAddress } from '../stores/mailer/mailer.port';
import type { MailStores } from '../stores/open-mail-stores';
import type { OutboxStats } from '../stores/outbox/outbox.port';
import type { Push } from '../stores/push-bus/push-bus.port';
import { createMailOutbox, mailChannel, type MailOutbox } from './mail-outbox';

export interface MailServiceOptions {
  readonly stores: Pick<MailStores, 'mails' | 'mailer'>;
  readonly files: FileStore;
  readonly shrink: ContentChecks['shrink'];
  readonly from: MailAddress;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
  /** After changes, at most once a second: for metrics. */
  readonly onStats: (stats: OutboxStats) => void;
  readonly publish: (pushes: readonly Push[]) => void;
}

export interface MailService {
  readonly outbox: MailOutbox;
  stop(): Promise<void>;
}

const mailsMoved: Push = {
  name: 'MailsMoved' satisfies keyof (typeof operationsPushes)['payloads'],
  payload: {},
  to: [{ role: Role.Administrator }],
};

/** Several services may share an outbox. */
export function startMailService(options: MailServiceOptions): MailService {
  const { stores, files, shrink, from, now, onError, onStats, publish } = options;
  const { mails, mailer } = stores;
  const sending = startSending({
    outbox: mails,
    channel: mailChannel({ mailer, files, shrink }),
    now,
    onError,
    onStats(stats) {
      onStats(stats);
      publish([mailsMoved]);
    },
  });
  const outbox = createMailOutbox(mails, from, now);
  return {
    outbox: {
      async post(intents) {
        await outbox.post(intents);
        sending.wake();
      },
    },
    stop: () => sending.stop(),
  };
}
