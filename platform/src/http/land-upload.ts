import type { MultipartFile } from '@fastify/multipart';
import { idempotencyKeyHeader, isRejection, reject, type Rejection } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LandedFile } from '../files/landed-file';
import type { TemporaryArea } from '../files/temporary-area';
import { type FileStore, FileTooLarge } from '../stores/file-store/file-store.port';
import { acceptUpload } from './accept-upload';
import { failWith } from './answers';
import type { Admitted } from './call-routes';
import { checkedFileName } from './check-file-name';
import { idempotencyKeyOf } from './idempotency-key';
import { answerUpload } from './resumable-answers';
import { actorOf } from './serve-commands';
import type { UploadContext, UploadHandler } from './upload-handler';
import { textsOf, uploadInput } from './upload-input';

interface Landed {
  readonly file: LandedFile;
  readonly context: UploadContext;
}

function drainPart({ file }: MultipartFile, rejection: Rejection): Rejection {
  file.resume();
  return rejection;
}

/** Drains a broken part, whose parser waits for a reader. */
function drainRequest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

interface Stores {
  readonly files: FileStore;
  readonly temporary: TemporaryArea;
}

async function announce(
  { contract, admit }: UploadHandler,
  part: Pick<MultipartFile, 'filename' | 'fields'>,
  { person, input: sent }: Admitted,
  request: FastifyRequest,
): Promise<{ readonly filename: string; readonly context: UploadContext } | Rejection> {
  const filename = checkedFileName(contract, part.filename);
  if (isRejection(filename)) return filename;
  const read = uploadInput(contract, { ...textsOf(part.fields), ...(sent as object) });
  if (isRejection(read)) return read;
  const idempotencyKey = idempotencyKeyOf(request);
  if (idempotencyKey === null)
    return reject('invalid_input', { fields: { [idempotencyKeyHeader]: 'invalid_format' } });
  const actor = actorOf(person, request.ip);
  const context = { ...read, actor, correlationId: request.id, idempotencyKey };
  return (await admit({ ...context, bytes: 0 })) ?? { filename, context };
}

/** Copies the stored file that a form names instead of sending one (AMB-81). */
async function landStored(
  handler: UploadHandler,
  { files, temporary }: Stores,
  admitted: Admitted,
  request: FastifyRequest,
): Promise<Landed | Rejection> {
  const { file: key } = admitted.input as { readonly file?: unknown };
  if (!handler.storedFile || typeof key !== 'string' || key === '') return reject('file_missing');
  const stored = await handler.storedFile(key, actorOf(admitted.person, request.ip));
  if (isRejection(stored)) return stored;
  const announced = await announce(handler, { filename: stored.filename, fields: {} }, admitted, request);
  if (isRejection(announced)) return announced;
  const content = await files.open(key);
  if (!content) return reject('upload_not_found');
  const path = await temporary.land(content.stream, handler.contract.maxBytes);
  return { file: { path, filename: announced.filename }, context: announced.context };
}

async function land(
  handler: UploadHandler,
  stores: Stores,
  admitted: Admitted,
  request: FastifyRequest,
): Promise<Landed | Rejection> {
  const { maxBytes } = handler.contract;
  if (!request.isMultipart()) return landStored(handler, stores, admitted, request);
  const part = await request.file({ limits: { files: 1, fields: 10, fileSize: maxBytes + 1 } });
  if (!part) return reject('file_missing');
  const announced = await announce(handler, part, admitted, request);
  if (isRejection(announced)) return drainPart(part, announced);
  const { filename, context } = announced;
  try {
    return { file: { path: await stores.temporary.land(part.file, maxBytes), filename }, context };
  } catch (error) {
    drainRequest(request);
    if (error instanceof FileTooLarge)
      return reject('file_too_large', { details: { maxBytes: error.maxBytes } });
    throw error;
  }
}

/** Takes a form's file: type by content, size limit, nothing half stored (S8). */
export async function answerForm(
  handler: UploadHandler,
  stores: Stores,
  admitted: Admitted,
  [request, reply]: readonly [FastifyRequest, FastifyReply],
): Promise<FastifyReply> {
  const landed = await land(handler, stores, admitted, request);
  if (isRejection(landed)) return failWith(reply, landed);
  try {
    return answerUpload(reply, await acceptUpload(landed.file, handler, landed.context, stores.files));
  } finally {
    await stores.temporary.discard(landed.file.path);
  }
}
