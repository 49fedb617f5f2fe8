import type { FastifyInstance } from 'fastify';
import { mountCall } from './call-routes';
import { answerForm } from './land-upload';
import { actorOf } from './serve-commands';
import { ResumableUploads } from './chunked-upload';
import type { UploadsOptions } from './uploads-options';

/** Mounts resumable uploads; each request passes the guard (U9, S8). Forms are taken whole. */
export function serveResumableUploads(app: FastifyInstance, options: UploadsOptions): void {
  const { handlers, guard, ...needs } = options;
  // Pieces are streamed, never buffered.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  for (const handler of handlers) {
    const pieces = new ResumableUploads(handler, needs);
    mountCall(app, handler.contract, guard, (admitted, request, reply) => {
      if (request.isMultipart()) return answerForm(handler, options, admitted, [request, reply]);
      const actor = actorOf(admitted.person, request.ip);
      return pieces.answer({ actor, correlationId: request.id, input: {} }, request, reply);
    });
  }
}
