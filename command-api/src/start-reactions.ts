import type { MarketRecord } from '@portal/contracts';
import { storedFiles } from '@portal/contracts/areas/cart';
import { CheckedFileStore } from '@portal/platform/files/checked-file-store';
import { startMailService } from '@portal/platform/mail/mail-service';
import type { ProgramMetrics } from '@portal/platform/metrics/start-metrics';
import type { PushConfig } from '@portal/platform/program/push-config';
import type { MailConfig } from '@portal/platform/program/environment';
import type { ViewPosition } from '@portal/platform/projection/view-position';
import type { PushBus } from '@portal/platform/stores/push-bus/push-bus.port';
import type { MailStores } from '@portal/platform/stores/open-mail-stores';
import type { Stores } from '@portal/platform/stores/open-stores';
import { startWebPush } from './start-web-push';
import { viewsReachFrom } from './views-reach';
import type { WriteSide } from './write-side';

interface Options {
  readonly marketRecord: MarketRecord;
  readonly mail: MailConfig;
  /** `null`: disabled. */
  readonly push: PushConfig | null;
  /** Base of links, read per mail. */
  readonly publicOrigin: () => string;
  readonly writeSide: WriteSide;
  readonly stores: Pick<Stores, 'views' | 'files' | 'keys' | 'checks'>;
  readonly mailStores: MailStores;
  readonly metrics: Pick<ProgramMetrics, 'mails' | 'files' | 'notices'>;
  /** As reported to this program. */
  readonly positions: Pick<ViewPosition, 'wait'>;
  readonly now: () => Date;
  readonly publish: PushBus['publish'];
  readonly logError: (error: unknown) => void;
}

export interface Reactions {
  stop(): Promise<void>;
}

/** In the program with the write side. */
export async function startReactions(options: Options): Promise<Reactions> {
  const { marketRecord, mail, publicOrigin, writeSide, stores, mailStores } = options;
  const { metrics, now, publish, logError } = options;
  const files = new CheckedFileStore({
    files: stores.files,
    recorded: (key) => stores.views.get(storedFiles.name, key),
    onFinding: metrics.files,
    now: () => now().getTime(),
  });
  const service = startMailService({
    stores: mailStores,
    files,
    shrink: stores.checks.shrink,
    now,
    onError: logError,
    publish,
    from: { address: mail.from, name: marketRecord.title },
    onStats: metrics.mails,
  });
  const viewsReach = viewsReachFrom({ positions: options.positions, views: stores.views });
  const webPush = options.push && startWebPush({ ...options, push: options.push, views: stores.views });
  const reactions = await writeSide.startReactions({
    views: stores.views,
    onError: logError,
    onParked: logError,
    erasing: {
      keys: stores.keys,
      mails: mailStores.mails,
      notices: mailStores.notices,
      mailbox: mailStores.mailbox,
    },
    mail: {
      outbox: service.outbox,
      mails: mailStores.mails,
      agency: mail.agency,
      publicOrigin,
      viewsReach,
    },
    ...(webPush && { push: { outbox: mailStores.notices, viewsReach, wake: webPush.wake } }),
  });
  return {
    async stop() {
      await reactions.stop();
      await service.stop();
      await webPush?.stop();
    },
  };
}
