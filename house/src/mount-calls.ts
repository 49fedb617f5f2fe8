import { allCalls } from '@portal/contracts';
import { cartUploadHandlers, sessionCookieHooks, wiredBindings } from '@portal/command-api';
import { refuseOtherMethods } from '@portal/platform/http/call-routes';
import { createRequestGuard } from '@portal/platform/http/request-guard';
import { serveCommands } from '@portal/platform/http/serve-commands';
import { serveDownloads } from '@portal/platform/http/serve-downloads';
import { serveQueries } from '@portal/platform/http/serve-queries';
import { serveUploads } from '@portal/platform/http/serve-uploads';
import type { ViewPosition } from '@portal/platform/projection/view-position';
import type { SessionGuard } from '@portal/platform/session/session-guard';
import type { SessionSecrets } from '@portal/platform/session/session-secrets';
import type { Stores } from '@portal/platform/stores/open-stores';
import { allDownloadHandlers, allQueryHandlers } from '@portal/query-api';
import type { FastifyInstance } from 'fastify';
import type { HouseConfig } from './config';
import { cookieNameFor } from './cookie-name';
import type { WriteSide } from './write-side';

/** What the calls are answered with. */
export interface MountOptions {
  readonly config: Pick<HouseConfig, 'market' | 'https' | 'publicOrigin'>;
  readonly stores: Stores;
  readonly secrets: SessionSecrets;
  readonly sessions: SessionGuard;
  readonly positions: ViewPosition;
  readonly writeSide: WriteSide;
  readonly now: () => Date;
}

/** Every call of every area below `/api`. */
export async function mountCalls(app: FastifyInstance, options: MountOptions): Promise<void> {
  const { config, stores, secrets, sessions, positions, writeSide, now } = options;
  const { market } = config;
  const cookieName = cookieNameFor(config);
  const guard = createRequestGuard({
    market,
    sessions,
    secrets,
    cookieName,
    publicOrigin: config.publicOrigin,
  });
  const reading = { guard, market, views: stores.views, secrets, now };

  serveCommands(app, {
    bindings: wiredBindings(writeSide.bindings),
    runner: writeSide.runner,
    guard,
    hooks: sessionCookieHooks({ name: cookieName, secure: config.https }),
  });
  serveQueries(app, { ...reading, handlers: allQueryHandlers, positions });
  serveDownloads(app, { ...reading, handlers: allDownloadHandlers, files: stores.files });
  await serveUploads(app, {
    guard,
    files: stores.files,
    handlers: cartUploadHandlers({ runner: writeSide.runner, files: stores.files }),
  });
  refuseOtherMethods(app, allCalls);
}
