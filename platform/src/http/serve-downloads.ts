import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type DownloadContract, isRejection, type ParsedInputOf, type Rejection } from '@portal/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../session/person';
import type { ByteRange, FileStore } from '../stores/file-store/file-store.port';
import { fail, failWith } from './answers';
import { mountCall } from './call-routes';
import { contentDisposition } from './content-disposition';
import type { RequestGuard } from './request-guard';
import { type ArchiveAnswer, sendArchive } from './send-archive';
import { languageOf, type QueryContext } from './serve-queries';

export interface FileAnswer {
  readonly key: string;
  readonly filename: string;
  readonly contentType: string;
  /** `inline` only for pictures that we made. */
  readonly disposition: 'inline' | 'attachment';
  /** Cacheable for later users: only public content at a changing address. */
  readonly immutable: boolean;
}

export interface ContentAnswer extends Pick<FileAnswer, 'filename' | 'contentType' | 'disposition'> {
  readonly content: Uint8Array;
}

export type DownloadAnswer = FileAnswer | ArchiveAnswer | ContentAnswer;

export interface DownloadHandler {
  readonly contract: DownloadContract;
  readonly answer: (input: never, context: QueryContext) => Promise<DownloadAnswer | Rejection>;
}

/** Binds a download's contract to the function that finds the file. */
export function handleDownload<C extends DownloadContract>(
  contract: C,
  answer: (
    input: ParsedInputOf<C>,
    context: QueryContext & { readonly person: Person },
  ) => Promise<DownloadAnswer | Rejection>,
): DownloadHandler {
  return { contract, answer: answer as DownloadHandler['answer'] };
}

interface Options extends Omit<QueryContext, 'person' | 'files' | 'language'> {
  readonly handlers: readonly DownloadHandler[];
  readonly guard: RequestGuard;
  readonly files: FileStore;
}

type RangeRequest = { readonly range: ByteRange } | 'whole' | 'unsatisfiable';

/** One byte range (RFC 9110, 14.1.2); else the whole file. */
export function rangeOf(header: string | undefined, bytes: number): RangeRequest {
  const match = /^bytes=(?:(?<first>\d+)-(?<last>\d*)|-(?<suffix>\d+))$/.exec(header ?? '');
  if (!match?.groups) return 'whole';
  const { first, last, suffix } = match.groups;
  const start = first === undefined ? Math.max(0, bytes - Number(suffix)) : Number(first);
  const end = Math.min(last ? Number(last) : bytes - 1, bytes - 1);
  return start > end ? 'unsatisfiable' : { range: { start, end } };
}

/** A changed file is sent whole (RFC 9110, 13.1.5). */
const mayBePart = ({ headers }: FastifyRequest, { key }: FileAnswer): boolean =>
  headers['if-range'] === undefined || headers['if-range'] === `"${key}"`;

/** Cache headers of files; never sent with errors. */
const cacheHeadersOf = ({ key, immutable }: Pick<FileAnswer, 'key' | 'immutable'>) => ({
  etag: `"${key}"`,
  'cache-control': immutable ? 'private, max-age=31536000, immutable' : 'private, no-cache',
});

/** `HEAD` reads nothing; fastify would read and discard all. */
async function contentFor({ method }: FastifyRequest, files: FileStore, key: string, range?: ByteRange) {
  if (method === 'HEAD') return Readable.from([]);
  return (await files.open(key, range))?.stream;
}

async function send(files: FileStore, file: FileAnswer, request: FastifyRequest, reply: FastifyReply) {
  const bytes = await files.size(file.key);
  if (bytes === null) return fail(reply, { code: 'not_found' });
  const asked = rangeOf(mayBePart(request, file) ? request.headers.range : undefined, bytes);
  if (asked === 'unsatisfiable') {
    reply.header('content-range', `bytes */${bytes}`);
    return fail(reply, { code: 'range_not_satisfiable' }, 416);
  }
  const range = asked === 'whole' ? undefined : asked.range;
  const content = await contentFor(request, files, file.key, range);
  if (!content) return fail(reply, { code: 'not_found' });
  reply.headers(cacheHeadersOf(file));
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  return reply
    .type(file.contentType)
    .header('accept-ranges', 'bytes')
    .header('content-length', String(range ? range.end - range.start + 1 : bytes))
    .header('content-disposition', contentDisposition(file.disposition, file.filename))
    .send(content);
}

/** Generated content is cacheable by its digest. */
const cacheKeyOf = (file: FileAnswer | ContentAnswer): Pick<FileAnswer, 'key' | 'immutable'> =>
  'content' in file
    ? { key: createHash('sha256').update(file.content).digest('hex').slice(0, 32), immutable: false }
    : file;

const sendContent = ({ content, ...file }: ContentAnswer, reply: FastifyReply) =>
  reply
    .type(file.contentType)
    .header('content-disposition', contentDisposition(file.disposition, file.filename))
    .send(Buffer.from(content));

/** User files never run: no scripts, frames or sniffing (S12). */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Mounts downloads: guard, validation, ranges, caching by content, sandbox. */
export function serveDownloads(app: FastifyInstance, { handlers, guard, ...context }: Options): void {
  const { files } = context;
  for (const { contract, answer } of handlers) {
    mountCall(app, contract, guard, async ({ person, input }, request, reply) => {
      const file = await answer(input as never, {
        ...context,
        person,
        language: languageOf(request, context.market),
      });
      if (isRejection(file)) return failWith(reply, file);
      reply.header('content-security-policy', sandbox);
      if ('archive' in file) return sendArchive(files, file, reply.header('cache-control', 'no-store'));
      const cacheHeaders = cacheHeadersOf(cacheKeyOf(file));
      if (request.headers['if-none-match'] === cacheHeaders.etag)
        return reply.headers(cacheHeaders).status(304).send();
      if ('content' in file) return sendContent(file, reply.headers(cacheHeaders));
      return send(files, file, request, reply);
    });
  }
}
