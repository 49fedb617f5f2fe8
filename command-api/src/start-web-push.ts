import { randomUUID } from 'node:crypto';
import type { MarketRecord } from '@portal/contracts';
import { systemActor } from '@portal/platform/decider/decider';
import type { ProgramMetrics } from '@portal/platform/metrics/start-metrics';
import type { PushConfig } from '@portal/platform/program/push-config';
import { type Sending, startSending } from '@portal/platform/outbox/outbox-sender';
import type { MailStores } from '@portal/platform/stores/open-mail-stores';
import type { ViewStore } from '@portal/platform/stores/view-store/view-store.port';
import { type DueNotices, deviceChannel } from '@portal/platform/web-push/device-channel';
import { isPushAddress } from '@portal/platform/web-push/push-address';
import { createPushClient, type PushClient } from '@portal/platform/web-push/push-client';
import { preparePush } from './areas/notifications/prepare-push';
import type { WriteSide } from './write-side';

interface Options {
  readonly marketRecord: MarketRecord;
  readonly push: PushConfig;
  readonly writeSide: Pick<WriteSide, 'runner' | 'bindings'>;
  readonly views: Pick<ViewStore, 'find' | 'get' | 'checkpoint'>;
  readonly mailStores: Pick<MailStores, 'notices'>;
  readonly now: () => Date;
  readonly logError: (error: unknown) => void;
  readonly metrics: Pick<ProgramMetrics, 'notices'>;
  readonly client?: PushClient;
}

/** Includes pending notices. */
export function startWebPush(options: Options): Sending {
  const { marketRecord: market, push, writeSide, views, mailStores, now, logError } = options;
  const { runner, bindings } = writeSide;
  const mayAsk = (endpoint: string) => isPushAddress(endpoint, push.furtherHosts);

  const forget =
    (reason: 'gone' | 'unused') =>
    async ({ person, device: deviceId }: Pick<DueNotices, 'person' | 'device'>) => {
      const input = { userId: Number(person.slice('user-'.length)), deviceId, reason };
      const context = { actor: systemActor, correlationId: randomUUID() };
      await runner.run(bindings.notifications.ForgetPushDevice, input, context);
    };

  const { onOutcome, onWaiting } = options.metrics.notices;
  const channel = deviceChannel({
    client:
      options.client ?? createPushClient({ keys: push.keys, subject: `mailto:${market.agencyMail}`, mayAsk }),
    prepare: preparePush({ market, views, onUnused: forget('unused') }),
    onGone: forget('gone'),
    onOutcome,
  });
  return startSending({
    outbox: mailStores.notices,
    channel,
    now,
    onError: logError,
    onStats: ({ waiting }) => onWaiting(waiting),
  });
}
