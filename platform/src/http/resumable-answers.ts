import type { Rejection } from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import type { FinishedUpload } from '../files/finished-uploads';
import { namedIfFull } from '../stores/file-store/disk-full';
import { FileStoreFull, FileStoreUnavailable } from '../stores/file-store/file-store.port';
import { fail, failWith, succeedWritten } from './answers';
import type { UploadOutcome } from './accept-upload';
import type { UploadContext } from './upload-handler';

export interface Exchange extends UploadContext {
  readonly id: string | undefined;
  refusal?: Rejection;
  taken?: UploadOutcome;
  fault?: unknown;
}

/** Statuses of the tus server as our codes. */
const codes: Readonly<Record<number, string>> = {
  404: 'not_found',
  409: 'upload_out_of_step',
  410: 'not_found',
  413: 'file_too_large',
};

const tusVersion = { 'tus-resumable': '1.0.0' };

export function answerUpload(reply: FastifyReply, taken: UploadOutcome): FastifyReply {
  if (!taken.ok) return failWith(reply, taken.rejection);
  return succeedWritten(reply, taken.data, taken.position);
}

/** Upload store error for an unwritten part; a retry may succeed. */
const notWritten = /writing the file/;
const full = /\b(?:ENOSPC|EDQUOT)\b/;

function faultOf(text: string): Error {
  const fault = new Error(text);
  if (full.test(text)) return new FileStoreFull(fault);
  return notWritten.test(text) ? new FileStoreUnavailable(fault) : fault;
}

async function forward(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const { status } = response;
  if (status < 400) return reply.status(status).send();
  if (status >= 500 && status !== 501) throw faultOf(await response.text());
  return fail(reply, { code: codes[status] ?? 'invalid_input' });
}

const ownHeaders = new Set(['content-length', 'content-type']);

/** Results and rejections go into the envelope. @throws errors of the final step */
export async function answerExchange(
  reply: FastifyReply,
  response: Response,
  { refusal, taken, fault }: Exchange,
): Promise<FastifyReply> {
  for (const [name, value] of response.headers) if (!ownHeaders.has(name)) reply.header(name, value);
  if (fault !== undefined) throw namedIfFull(fault);
  if (refusal) return failWith(reply, refusal);
  return taken ? answerUpload(reply, taken) : forward(reply, response);
}

/** Its length, or its result again. */
export function answerFinished(reply: FastifyReply, { bytes, data, position }: FinishedUpload): FastifyReply {
  reply.headers({ ...tusVersion, 'upload-offset': String(bytes), 'upload-length': String(bytes) });
  const { method } = reply.request;
  if (method === 'PATCH') return succeedWritten(reply, data, position);
  return reply.status(method === 'HEAD' ? 200 : 204).send();
}
