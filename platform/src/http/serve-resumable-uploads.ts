import type { FastifyInstance } from 'fastify';
import { mountCall } from './call-routes';
import { actorOf } from './serve-commands';
import type { UploadsOptions } from './serve-uploads';
import { UploadInPieces } from './chunked-upload';

/** Mounts uploads that come in pieces: each request of theirs passes the guard as any call does (U9, S8). */
export function takeUploadsInPieces(app: FastifyInstance, options: UploadsOptions): void {
  const { handlers, guard, ...needs } = options;
  // Pieces are written where they belong as they come, and never into memory.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  for (const handler of handlers) {
    const pieces = new UploadInPieces(handler, needs);
    mountCall(app, handler.contract, guard, ({ person }, request, reply) =>
      pieces.answer({ actor: actorOf(person, request.ip), correlationId: request.id }, request, reply),
    );
  }
}
