import type { Market, MarketRecord } from '@portal/contracts';
import type { EventCodec } from '@portal/platform/codec/event-codec.port';
import { createLogReader } from '@portal/platform/history/log-reader';
import type { RequestGuard } from '@portal/platform/http/request-guard';
import { serveDownloads } from '@portal/platform/http/serve-downloads';
import { serveQueries } from '@portal/platform/http/serve-queries';
import type { ViewPosition } from '@portal/platform/projection/view-position';
import type { SessionSecrets } from '@portal/platform/session/session-secrets';
import type { EventStore } from '@portal/platform/stores/event-store/event-store.port';
import type { FileStore } from '@portal/platform/stores/file-store/file-store.port';
import type { Outbox } from '@portal/platform/stores/outbox/outbox.port';
import type { ViewStore } from '@portal/platform/stores/view-store/view-store.port';
import { viewsOf } from '@portal/platform/stores/view-store/views';
import type { FastifyInstance } from 'fastify';
import { scheduleFileChecks, type OnFinding } from './schedule-file-checks';
import { allDownloadHandlers, allQueryHandlers } from './registered';
import { fillSearchIndex } from './areas/resources/search/followed-index';

interface Options {
  readonly guard: RequestGuard;
  readonly market: Market;
  readonly marketRecord: MarketRecord;
  readonly views: ViewStore;
  readonly events: EventStore;
  readonly codec: EventCodec;
  readonly files: FileStore;
  readonly onFileFinding?: OnFinding;
  readonly secrets: SessionSecrets;
  readonly mails: Outbox<'mail'>;
  readonly deviceNotices: Outbox<'device'>;
  readonly positions: Pick<ViewPosition, 'current'>;
  readonly now: () => Date;
}

export function mountQueries(app: FastifyInstance, options: Options): void {
  const {
    files,
    mails,
    deviceNotices,
    positions,
    onFileFinding: onFinding,
    views: store,
    events,
    codec,
    ...others
  } = options;
  const reading = { ...others, views: viewsOf(store), log: createLogReader(events, codec) };
  const { now } = options;
  const checked = scheduleFileChecks(app, { views: store, files, now, ...(onFinding && { onFinding }) });
  const handlers = allQueryHandlers;
  serveQueries(app, { ...reading, files: checked, mails, deviceNotices, handlers, positions });
  serveDownloads(app, { ...reading, handlers: allDownloadHandlers, files: checked });
  fillSearchIndex(store, now());
}
