import type { FastifyInstance } from 'fastify';
import { mountCall } from './call-routes';
import { answerForm } from './land-upload';
import { serveResumableUploads } from './serve-resumable-uploads';
import type { UploadsOptions } from './uploads-options';

/** Mounts uploads: guard, type by content, size limit, nothing half stored (S8). */
export function serveUploads(app: FastifyInstance, options: UploadsOptions): void {
  const { handlers, guard } = options;
  for (const handler of handlers.filter(({ contract }) => !contract.resumable)) {
    mountCall(app, handler.contract, guard, (admitted, request, reply) =>
      answerForm(handler, options, admitted, [request, reply]),
    );
  }
  serveResumableUploads(app, { ...options, handlers: handlers.filter(({ contract }) => contract.resumable) });
}
