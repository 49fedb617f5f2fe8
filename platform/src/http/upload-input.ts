import type { MultipartFields } from '@fastify/multipart';
import { reject, type Rejection, type UploadContract } from '@portal/contracts';
import type { FastifyError, FastifyRequest } from 'fastify';
import { fieldsOf } from './answers';
import { readInput } from './read-input';

/** Texts before a form's file. */
export function textsOf(fields: MultipartFields): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, part]) =>
      part !== undefined && !Array.isArray(part) && part.type === 'field' ? [[name, part.value]] : [],
    ),
  );
}

const maxFields = 100;

const tooLarge = () =>
  Object.assign(new Error('too many bytes of fields'), {
    code: 'FST_ERR_CTP_BODY_TOO_LARGE',
    statusCode: 413,
  });

async function readParts(request: FastifyRequest, maxBytes: number): Promise<ReadonlyMap<string, unknown>> {
  const fields = new Map<string, unknown>();
  let bytes = 0;
  for await (const part of request.parts({ limits: { fields: maxFields, fieldSize: maxBytes } })) {
    const { fieldname: name } = part;
    if (part.type === 'file') return fields.set(name, part.filename);
    const value = String(part.value);
    bytes += Buffer.byteLength(value);
    if (part.valueTruncated || bytes > maxBytes) throw tooLarge();
    fields.set(name, fields.has(name) ? [fields.get(name), value].flat() : value);
  }
  return fields;
}

/**
 * Multipart fields up to the first file (R-API-90).
 * @param maxBytes of all values together
 * @throws status 413 above it, 400 for a broken form
 */
export async function fieldsInParts(request: FastifyRequest, maxBytes: number): Promise<object> {
  try {
    return Object.fromEntries(await readParts(request, maxBytes));
  } catch (error) {
    // Parser errors have no status.
    throw Object.assign(error as Error, { statusCode: (error as FastifyError).statusCode ?? 400 });
  } finally {
    request.raw.unpipe();
    request.raw.resume();
  }
}

/** Upload fields parsed by the contract; rejects with field paths. */
export function uploadInput(
  { input }: UploadContract,
  sent: Readonly<Record<string, unknown>>,
): { readonly input: unknown } | Rejection {
  const parsed = readInput(input, sent);
  return parsed.success
    ? { input: parsed.data }
    : reject('invalid_input', { fields: fieldsOf(parsed.error) });
}
