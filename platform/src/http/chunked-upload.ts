import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isRejection, type Rejection } from '@portal/contracts';
import { FileConfigstore, FileStore as FolderStore } from '@tus/file-store';
import { Server, type Upload } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NodeRequest } from 'srvx/node';
import type { LandedFile } from '../files/landed-file';
import { FinishedUploads } from '../files/finished-uploads';
import type { TemporaryArea } from '../files/temporary-area';
import type { FileStore } from '../stores/file-store/file-store.port';
import { isKey, newKey } from '../stores/file-store/file-key';
import { fail } from './answers';
import { answerExchange, answerFinished, type Exchange } from './resumable-answers';
import { checkedFileName } from './check-file-name';
import { acceptUpload, type UploadOutcome } from './accept-upload';
import type { UploadContext, UploadHandler } from './upload-handler';
import { uploadInput } from './upload-input';

interface Needs {
  readonly files: FileStore;
  readonly temporary: TemporaryArea;
}

type FolderOptions = ConstructorParameters<typeof FolderStore>[0];
interface Overridable {
  checkOrCreateDirectory(): void;
  remove(id: string): Promise<void>;
}
const OpenStore = FolderStore as unknown as new (
  options: FolderOptions,
) => Omit<FolderStore, keyof Overridable> & Overridable;

class PieceStore extends OpenStore {
  /** The store would create it late and lose the error. */
  override checkOrCreateDirectory(): void {}

  /** Bytes first, so that an interrupted removal can be repeated. */
  override async remove(id: string): Promise<void> {
    await rm(join(this.directory, id), { force: true });
    await this.configstore.delete(id);
  }
}

/** Thrown rejections pass through the tus server. */
const refused = { status_code: 422, body: 'refused' };

const ownerOf = ({ metadata }: Upload): number => Number(metadata?.owner);

/** Resumable uploads of one call (tus 1.0.0), surviving restarts. Others than the owner get 404. */
export class ResumableUploads {
  readonly #handler: UploadHandler;
  readonly #needs: Needs;
  readonly #folder: string;
  readonly #begun: FileConfigstore;
  readonly #finished: FinishedUploads;
  readonly #server: Server;
  readonly #exchanges = new WeakMap<object, Exchange>();
  /** Concurrent finishes of an upload share one result. */
  readonly #finishing = new Map<string, Promise<Exchange['taken']>>();

  constructor(handler: UploadHandler, needs: Needs) {
    const { contract } = handler;
    this.#handler = handler;
    this.#needs = needs;
    this.#folder = join(needs.temporary.pieces, contract.name);
    mkdirSync(this.#folder, { recursive: true });
    this.#begun = new FileConfigstore(this.#folder);
    this.#finished = new FinishedUploads(this.#folder);
    const datastore = new PieceStore({ directory: this.#folder, configstore: this.#begun });
    datastore.extensions = ['creation', 'creation-with-upload', 'termination'];
    this.#server = new Server({
      path: `/api/${contract.path}`,
      datastore,
      maxSize: contract.maxBytes,
      relativeLocation: true,
      allowedOrigins: () => false,
      namingFunction: newKey,
      // The tus server would take the id from the whole URL, query included.
      getFileIdFromRequest: (request) => this.#exchangeOf(request).id,
      onUploadCreate: (request, upload) => this.#begin(upload, this.#exchangeOf(request)),
      onUploadFinish: (request, upload) => this.#end(upload, this.#exchangeOf(request)),
    });
  }

  async answer(context: UploadContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { upload: id } = request.params as { upload?: string };
    if (request.originalUrl.includes('?')) return fail(reply, { code: 'invalid_input' });
    if (id !== undefined) {
      const earlier = isKey(id) ? await this.#finished.find(id) : null;
      if (earlier?.userId === context.actor.userId) return answerFinished(reply, earlier);
      if (!(await this.#isOf(id, context))) return fail(reply, { code: 'not_found' });
    }
    const exchange: Exchange = { ...context, id };
    const asked = new NodeRequest({ req: request.raw, res: reply.raw });
    this.#exchanges.set(asked, exchange);
    return answerExchange(reply, await this.#server.handleWeb(asked as unknown as Request), exchange);
  }

  #exchangeOf(request: object): Exchange {
    const exchange = this.#exchanges.get(request);
    if (!exchange) throw new Error('unknown request of the upload server');
    return exchange;
  }

  async #isOf(id: string, { actor }: UploadContext): Promise<boolean> {
    const started = isKey(id) ? await this.#begun.get(id) : undefined;
    return started !== undefined && ownerOf(started) === actor.userId;
  }

  async #begin(upload: Upload, exchange: Exchange) {
    const { actor } = exchange;
    const filename = checkedFileName(this.#handler.contract, upload.metadata?.filename ?? '');
    if (isRejection(filename)) return this.#refuse(exchange, filename);
    const read = uploadInput(this.#handler.contract, upload.metadata ?? {});
    if (isRejection(read)) return this.#refuse(exchange, read);
    const bytes = (upload.size ?? 0) + (await this.#unfinishedBytes(exchange));
    const refused = await this.#handler.admit({ ...read, bytes, actor });
    if (refused) return this.#refuse(exchange, refused);
    return { metadata: { ...upload.metadata, filename, owner: String(actor.userId) } };
  }

  #refuse(exchange: Exchange, rejection: Rejection): never {
    exchange.refusal = rejection;
    throw refused;
  }

  async #unfinishedBytes({ actor }: UploadContext): Promise<number> {
    const started = await Promise.all((await this.#begun.list()).map((id) => this.#begun.get(id)));
    return started
      .filter((upload) => upload !== undefined)
      .filter((upload) => ownerOf(upload) === actor.userId)
      .reduce((bytes, { size = 0 }) => bytes + size, 0);
  }

  async #end(upload: Upload, exchange: Exchange) {
    const finishing = this.#finishing.get(upload.id) ?? this.#take(upload, exchange);
    this.#finishing.set(upload.id, finishing);
    try {
      exchange.taken = await finishing;
    } catch (error) {
      exchange.fault = error;
      throw error;
    } finally {
      this.#finishing.delete(upload.id);
    }
    return {};
  }

  async #accept(
    file: LandedFile,
    { id, metadata }: Upload,
    { actor, correlationId }: UploadContext,
  ): Promise<UploadOutcome> {
    const read = uploadInput(this.#handler.contract, metadata ?? {});
    if (isRejection(read)) return { ok: false, rejection: read };
    const context = { ...read, actor, correlationId, idempotencyKey: id };
    return acceptUpload(file, this.#handler, context, this.#needs.files);
  }

  async #take(upload: Upload, context: UploadContext) {
    const { id, size = 0 } = upload;
    const filename = upload.metadata?.filename ?? '';
    const file = { path: join(this.#folder, id), filename };
    const taken = await this.#accept(file, upload, context);
    if (taken.ok) {
      const { data, position } = taken;
      await this.#finished.add(id, { userId: context.actor.userId, bytes: size, data, position });
    }
    await this.#needs.temporary.discard(file.path);
    await this.#begun.delete(id);
    return taken;
  }
}
