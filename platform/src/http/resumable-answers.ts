import type { Rejection } from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import type { FinishedUpload } from '../files/finished-uploads';
import { namedIfFull } from '../stores/file-store/disk-full';
import { FileStoreFull, FileStoreUnavailable } from '../stores/file-store/file-store.port';
import { fail, failWith, succeed } from './answers';
import type { UploadOutcome } from './accept-upload';
import type { UploadContext } from './upload-handler';

/** One request of an upload in pieces, with what was found out while the protocol's server dealt with it. */
export interface Exchange extends UploadContext {
  /** The upload that was found to be the sender's; none while it begins. */
  readonly id: string | undefined;
  refusal?: Rejection;
  taken?: UploadOutcome;
  fault?: unknown;
}

/** Statuses of the protocol's server as codes of ours; what it does not understand is invalid. */
const codes: Readonly<Record<number, string>> = {
  404: 'not_found',
  409: 'upload_out_of_step',
  410: 'not_found',
  413: 'file_too_large',
};

const tusVersion = { 'tus-resumable': '1.0.0' };

/** Tells what became of a file. */
export function answerUpload(reply: FastifyReply, taken: UploadOutcome): FastifyReply {
  if (!taken.ok) return failWith(reply, taken.rejection);
  return succeed(reply, taken.data, { position: taken.position });
}

/** What its store says when a piece could not be written, whatever the reason: another time it may succeed. */
const notWritten = /writing the file/;
const full = /\b(?:ENOSPC|EDQUOT)\b/;

function faultOf(text: string): Error {
  const fault = new Error(text);
  if (full.test(text)) return new FileStoreFull(fault);
  return notWritten.test(text) ? new FileStoreUnavailable(fault) : fault;
}

/** What the protocol's server says no with is passed on as a code; what it does not support is not implemented. */
async function passOn(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const { status } = response;
  if (status < 400) return reply.status(status).send();
  if (status >= 500 && status !== 501) throw faultOf(await response.text());
  return fail(reply, { code: codes[status] ?? 'invalid_input' });
}

/** The length of the body is ours, and so is its type. */
const ownHeaders = new Set(['content-length', 'content-type']);

/**
 * Passes an answer of the protocol's server on; refusals, and what the last piece led to, in the envelope of every call.
 * @throws what failed while the whole was taken in
 */
export async function answerExchange(
  reply: FastifyReply,
  response: Response,
  { refusal, taken, fault }: Exchange,
): Promise<FastifyReply> {
  for (const [name, value] of response.headers) if (!ownHeaders.has(name)) reply.header(name, value);
  if (fault !== undefined) throw namedIfFull(fault);
  if (refusal) return failWith(reply, refusal);
  return taken ? answerUpload(reply, taken) : passOn(reply, response);
}

/** Answers for an upload that has come to its end before: how long it was, or once more what became of it. */
export function answerFinished(reply: FastifyReply, { bytes, data, position }: FinishedUpload): FastifyReply {
  reply.headers({ ...tusVersion, 'upload-offset': String(bytes), 'upload-length': String(bytes) });
  const { method } = reply.request;
  if (method === 'PATCH') return succeed(reply, data, { position });
  return reply.status(method === 'HEAD' ? 200 : 204).send();
}
