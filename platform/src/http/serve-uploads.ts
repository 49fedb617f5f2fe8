import { PassThrough, type Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { OutputOf, Rejection, UploadContract } from '@portal/contracts';
import { isRejection, reject } from '@portal/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CommandOutcome } from '../decider/command-runner';
import type { Actor } from '../decider/decider';
import type { FileStore, StoredFile } from '../stores/file-store/file-store.port';
import { FileTooLarge } from '../stores/file-store/file-store.port';
import { failWith, succeed } from './answers';
import { mountCall } from './call-routes';
import type { RequestGuard } from './request-guard';
import { actorOf } from './serve-commands';
import { sniff } from './sniff';

/** A file that was taken in whole, of a type that its bytes prove. */
export interface ReceivedFile extends StoredFile {
  readonly filename: string;
  readonly contentType: string;
}

export interface UploadHandler<C extends UploadContract = UploadContract> {
  readonly contract: C;
  /** Records the file; a file that is not recorded is never reachable. */
  readonly receive: (
    file: ReceivedFile,
    context: { readonly actor: Actor; readonly correlationId: string },
  ) => Promise<CommandOutcome<OutputOf<C>>>;
}

interface Options {
  readonly handlers: readonly UploadHandler[];
  readonly guard: RequestGuard;
  readonly files: FileStore;
}

/** What file-type needs to see. */
const headBytes = 4_100;

/** Reads the first bytes and answers them with a stream that still starts at the beginning. */
async function withHead(source: Readable): Promise<{ head: Buffer; whole: Readable }> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const iterator = source.iterator({ destroyOnReturn: false });
  for await (const chunk of iterator) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes >= headBytes) break;
  }
  const head = Buffer.concat(chunks);
  const whole = new PassThrough();
  whole.write(head);
  source.on('error', (error) => whole.destroy(error));
  if (source.readableEnded) whole.end();
  else source.pipe(whole);
  return { head, whole };
}

async function takeIn(
  call: UploadContract,
  files: FileStore,
  request: FastifyRequest,
): Promise<ReceivedFile | Rejection> {
  if (!request.isMultipart()) return reject('file_missing');
  const part = await request.file({ limits: { files: 1, fields: 10, fileSize: call.maxBytes + 1 } });
  if (!part) return reject('file_missing');
  const { head, whole } = await withHead(part.file);
  const filename = part.filename.slice(0, 200);
  const type = await sniff(filename, head, call.accepts);
  if (!type) {
    whole.destroy();
    part.file.resume();
    return reject('file_type_refused');
  }
  try {
    const stored = await files.put(whole, { maxBytes: call.maxBytes });
    return { ...stored, filename, contentType: type.contentType };
  } catch (error) {
    part.file.resume();
    if (error instanceof FileTooLarge)
      return reject('file_too_large', { details: { maxBytes: error.maxBytes } });
    throw error;
  }
}

/** Mounts uploads: guard, type by bytes, size limit, nothing half stored (S8). */
export async function serveUploads(app: FastifyInstance, { handlers, guard, files }: Options): Promise<void> {
  await app.register(multipart);
  for (const { contract, receive } of handlers) {
    mountCall(app, contract, guard, async ({ person }, request, reply) => {
      const file = await takeIn(contract, files, request);
      if (isRejection(file)) return failWith(reply, file);
      const outcome = await receive(file, { actor: actorOf(person), correlationId: request.id });
      if (outcome.ok) return succeed(reply, outcome.data, { position: outcome.position });
      await files.remove(file.key);
      return failWith(reply, 'rejection' in outcome ? outcome.rejection : reject('conflict'));
    });
  }
}
