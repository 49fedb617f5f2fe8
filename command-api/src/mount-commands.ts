import type { RequestGuard } from '@portal/platform/http/request-guard';
import { serveCommands } from '@portal/platform/http/serve-commands';
import { serveUploads } from '@portal/platform/http/serve-uploads';
import type { FileStore } from '@portal/platform/stores/file-store/file-store.port';
import type { FastifyInstance } from 'fastify';
import { wiredBindings } from './all-bindings';
import { cartUploadHandlers } from './areas/cart/cart.uploads';
import { sessionCookieHooks } from './areas/session/session-cookie';
import type { WriteSide } from './write-side';

interface Options {
  readonly guard: RequestGuard;
  readonly writeSide: Pick<WriteSide, 'bindings' | 'runner'>;
  readonly files: FileStore;
  readonly cookieName: string;
  readonly https: boolean;
}

/** Every command and upload of every area below `/api`. */
export async function mountCommands(app: FastifyInstance, options: Options): Promise<void> {
  const { guard, writeSide, files, cookieName, https } = options;
  const { runner } = writeSide;
  serveCommands(app, {
    bindings: wiredBindings(writeSide.bindings),
    runner,
    guard,
    hooks: sessionCookieHooks({ name: cookieName, secure: https }),
  });
  await serveUploads(app, { guard, files, handlers: cartUploadHandlers({ runner, files }) });
}
