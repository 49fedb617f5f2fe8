import {
  allRejections,
  type Envelope,
  type Position,
  type Rejection,
  type WireError,
} from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';

type Failure = Omit<WireError, 'correlationId'>;

const transportStatuses: Readonly<Record<string, number>> = {
  invalid_input: 400,
  invalid_body: 400,
  invalid_address: 400,
  invalid_request: 400,
  method_not_allowed: 405,
  request_timeout: 408,
  body_too_large: 413,
  address_too_long: 414,
  unsupported_media_type: 415,
  headers_too_large: 431,
  internal: 500,
  file_damaged: 500,
  unavailable: 503,
  storage_full: 507,
};

/** HTTP status of an error code. */
export function statusOf(code: string): number {
  return transportStatuses[code] ?? (allRejections as Readonly<Record<string, number>>)[code] ?? 500;
}

/** All error bodies are made here. */
export const failureOf = (failure: Failure, correlationId: string): Envelope<null> => ({
  status: false,
  data: null,
  error: { ...failure, correlationId },
});

export function fail(reply: FastifyReply, failure: Failure, status = statusOf(failure.code)): FastifyReply {
  const retryAfter = failure.details?.retryAfterSeconds;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply.status(status).send(failureOf(failure, reply.request.id));
}

export function failWith(reply: FastifyReply, { rejected, fields, details }: Rejection): FastifyReply {
  return fail(reply, { code: rejected, fields, details });
}

type Issue = z.ZodError['issues'][number];

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Codes of missing or blank fields (R-ERR-12). */
const obligatory: Readonly<Record<string, string>> = { name: 'obligatory_name', email: 'obligatory_email' };

function codeOf({ code, message, path, input }: Issue): string {
  if (code === 'custom') return message;
  return isBlank(input) ? (obligatory[String(path.at(-1))] ?? 'obligatory_field') : code;
}

/** Field path → code, for errors of `readInput`. */
export const fieldsOf = (error: z.ZodError): Record<string, string> =>
  Object.fromEntries(error.issues.map((issue) => [issue.path.join('.') || '(body)', codeOf(issue)]));

/** Success of a write; later calls of the session wait for its position (R10). */
export function succeedWritten<T>(
  reply: FastifyReply,
  data: T,
  position: Position,
  changesCaller = false,
): FastifyReply {
  reply.server.ownPositions?.wrote(reply, position, changesCaller);
  return succeed(reply, data, { position });
}

/** Success. */
export function succeed<T>(
  reply: FastifyReply,
  data: T,
  beside: Omit<Envelope<T>, 'status' | 'data'> = {},
): FastifyReply {
  const body: Envelope<T> = { status: true, data, ...beside };
  return reply.send(body);
}
