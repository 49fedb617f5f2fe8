import type { FastifyInstance } from 'fastify';
import { mountCall } from './call-routes';
import { answerForm } from './land-upload';
import { actorOf } from './serve-commands';
import { UploadInPieces } from './chunked-upload';
import type { UploadsOptions } from './uploads-options';

/** Mounts uploads that come in pieces: each request of theirs passes the guard as any call does (U9, S8); a form is taken at once. */
export function takeUploadsInPieces(app: FastifyInstance, options: UploadsOptions): void {
  const { handlers, guard, ...needs } = options;
  // Pieces are written where they belong as they come, and never into memory.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  for (const handler of handlers) {
    const pieces = new UploadInPieces(handler, needs);
    mountCall(app, handler.contract, guard, (admitted, request, reply) => {
      if (request.isMultipart()) return answerForm(handler, options, admitted, [request, reply]);
      const actor = actorOf(admitted.person, request.ip);
      return pieces.answer({ actor, correlationId: request.id, input: {} }, request, reply);
    });
  }
}
