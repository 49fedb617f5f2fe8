import multipart, { type MultipartFile } from '@fastify/multipart';
import type { Rejection } from '@portal/contracts';
import { isRejection, reject } from '@portal/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LandedFile } from '../files/check-content';
import type { TemporaryArea } from '../files/temporary-area';
import type { FileStore } from '../stores/file-store/file-store.port';
import { FileTooLarge } from '../stores/file-store/file-store.port';
import { failWith } from './answers';
import { mountCall } from './call-routes';
import { checkedFileName } from './check-file-name';
import type { RequestGuard } from './request-guard';
import { answerUpload } from './resumable-answers';
import { actorOf } from './serve-commands';
import { takeUploadsInPieces } from './serve-resumable-uploads';
import { acceptUpload } from './accept-upload';
import type { UploadHandler } from './upload-handler';

export interface UploadsOptions {
  readonly handlers: readonly UploadHandler[];
  readonly guard: RequestGuard;
  readonly files: FileStore;
  readonly temporary: TemporaryArea;
}

/** Lets the rest of a refused part pass, so that the answer is read. */
function letPass({ file }: MultipartFile, rejection: Rejection): Rejection {
  file.resume();
  return rejection;
}

/** The same for a part that broke: nobody reads from it any more, and its parser waits for somebody who does. */
function letRestPass({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

async function land(
  { contract, admit }: UploadHandler,
  temporary: TemporaryArea,
  request: FastifyRequest,
  actor: ReturnType<typeof actorOf>,
): Promise<LandedFile | Rejection> {
  if (!request.isMultipart()) return reject('file_missing');
  const part = await request.file({ limits: { files: 1, fields: 10, fileSize: contract.maxBytes + 1 } });
  if (!part) return reject('file_missing');
  const filename = checkedFileName(contract, part.filename);
  if (isRejection(filename)) return letPass(part, filename);
  const refused = await admit(0, actor);
  if (refused) return letPass(part, refused);
  try {
    return { path: await temporary.land(part.file, contract.maxBytes), filename };
  } catch (error) {
    letRestPass(request);
    if (error instanceof FileTooLarge)
      return reject('file_too_large', { details: { maxBytes: error.maxBytes } });
    throw error;
  }
}

/** Mounts uploads: guard, type by content, size limit, nothing half stored (S8). */
export async function serveUploads(app: FastifyInstance, options: UploadsOptions): Promise<void> {
  const { handlers, guard, files, temporary } = options;
  await app.register(multipart);
  for (const handler of handlers.filter(({ contract }) => !contract.resumable)) {
    mountCall(app, handler.contract, guard, async ({ person }, request, reply) => {
      const actor = actorOf(person, request.ip);
      const landed = await land(handler, temporary, request, actor);
      if (isRejection(landed)) return failWith(reply, landed);
      try {
        const context = { actor, correlationId: request.id };
        return answerUpload(reply, await acceptUpload(landed, handler, context, files));
      } finally {
        await temporary.discard(landed.path);
      }
    });
  }
  takeUploadsInPieces(app, { ...options, handlers: handlers.filter(({ contract }) => contract.resumable) });
}
