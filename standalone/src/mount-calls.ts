import { allCalls } from '@portal/contracts';
import { mountCommands, type WriteSide } from '@portal/command-api';
import { refuseOtherMethods } from '@portal/platform/http/call-routes';
import { rememberOwnPositions } from '@portal/platform/http/own-positions';
import { createRequestGuard } from '@portal/platform/http/request-guard';
import { waitingFirst } from '@portal/platform/http/wait-for-position';
import type { EventCodec } from '@portal/platform/codec/event-codec.port';
import type { ProgramMetrics } from '@portal/platform/metrics/start-metrics';
import type { ViewPosition } from '@portal/platform/projection/view-position';
import { cookieNameFor } from '@portal/platform/session/session-cookie';
import type { SessionGuard } from '@portal/platform/session/session-guard';
import type { SessionSecrets } from '@portal/platform/session/session-secrets';
import type { Outbox } from '@portal/platform/stores/outbox/outbox.port';
import type { Stores } from '@portal/platform/stores/open-stores';
import { mountQueries } from '@portal/query-api';
import type { FastifyInstance } from 'fastify';
import type { PortalConfig } from './config';

export interface MountOptions {
  readonly config: Pick<PortalConfig, 'market' | 'marketRecord' | 'https' | 'publicOrigin'>;
  readonly stores: Stores;
  readonly codec: EventCodec;
  readonly mails: Outbox<'mail'>;
  readonly deviceNotices: Outbox<'device'>;
  readonly secrets: SessionSecrets;
  readonly sessions: SessionGuard;
  readonly positions: ViewPosition;
  readonly writeSide: WriteSide;
  readonly now: () => Date;
  readonly metrics?: Pick<ProgramMetrics, 'files'>;
}

export function mountCalls(app: FastifyInstance, options: MountOptions): void {
  const { config, stores, codec, mails, deviceNotices, secrets, sessions } = options;
  const { positions, writeSide, now, metrics } = options;
  const { market, marketRecord, https, publicOrigin } = config;
  const { views, events, files, temporary, checks } = stores;
  const cookieName = cookieNameFor(config);
  const own = rememberOwnPositions(app, { cookieName, https });
  const head = () => stores.events.head();
  const request = createRequestGuard({ market, sessions, secrets, cookieName, publicOrigin });
  const guard = waitingFirst(request, { positions, head, own });
  mountCommands(app, { guard, writeSide, files, temporary, checks, cookieName, https, now });
  const fileMetrics = metrics && { onFileFinding: metrics.files };
  const reading = { market, marketRecord, views, events, codec, files, secrets, positions, now };
  mountQueries(app, { guard, ...reading, mails, deviceNotices, ...fileMetrics });
  refuseOtherMethods(app, allCalls);
}
