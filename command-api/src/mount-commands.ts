import type { ContentChecks } from '@portal/platform/content-checks/content-checks';
import type { TemporaryArea } from '@portal/platform/files/temporary-area';
import type { RequestGuard } from '@portal/platform/http/request-guard';
import { serveCommands } from '@portal/platform/http/serve-commands';
import { serveUploads } from '@portal/platform/http/serve-uploads';
import { deviceCookieNameFor, signInCookieNameFor } from '@portal/platform/session/session-cookie';
import type { FileStore } from '@portal/platform/stores/file-store/file-store.port';
import type { FastifyInstance } from 'fastify';
import { serveExternalCallback } from './areas/session/serve-external-callback';
import { sessionCookieHooks } from './areas/session/session-cookie';
import { userDecider } from './areas/users/user.decider';
import { createUploadHandlers, wiredBindings } from './registered';
import { scheduleSweeps } from './sweep-uploads';
import type { WriteSide } from './write-side';

interface Options {
  readonly guard: RequestGuard;
  readonly writeSide: Pick<
    WriteSide,
    'bindings' | 'runner' | 'load' | 'services' | 'events' | 'knowsDevice' | 'market'
  >;
  readonly files: FileStore;
  readonly temporary: TemporaryArea;
  readonly checks: ContentChecks;
  readonly now: () => Date;
  readonly cookieName: string;
  readonly https: boolean;
}

export function mountCommands(app: FastifyInstance, options: Options): void {
  const { guard, writeSide, files, temporary, checks, cookieName, https, now } = options;
  const { runner, load, market } = writeSide;
  serveCommands(app, {
    bindings: wiredBindings(writeSide.bindings),
    runner,
    guard,
    hooks: sessionCookieHooks({ name: cookieName, secure: https }),
    devices: {
      of: ({ cookies }) => cookies[deviceCookieNameFor(cookieName)],
      isKnown: writeSide.knowsDevice,
    },
    signInAttemptOf: ({ cookies }) => cookies[signInCookieNameFor(cookieName)],
    nameOf: async (actor) => (await load(userDecider, actor))?.name ?? '',
  });
  const { names, eventsAt } = writeSide.services;
  const world = { ...checks, market, runner, load, names, eventsAt, now };
  const handlers = createUploadHandlers(writeSide.bindings, world);
  serveUploads(app, { guard, files, temporary, handlers });
  serveExternalCallback(app, { services: writeSide.services, cookieName, now });
  scheduleSweeps(app, { runner, events: writeSide.events, files, temporary, now });
}
