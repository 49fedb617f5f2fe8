import type { MultipartFields } from '@fastify/multipart';
import type { Rejection, UploadContract } from '@portal/contracts';
import { reject } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { fieldsOf } from './answers';
import { readInput } from './read-input';

/** Texts that stand before the file of a form. */
export function textsOf(fields: MultipartFields): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, part]) =>
      part !== undefined && !Array.isArray(part) && part.type === 'field' ? [[name, part.value]] : [],
    ),
  );
}

/** More fields than any form has. */
const maxFields = 100;

/**
 * Fields of a form in parts, for calls that take no files: a file stands there by its name, and nothing after it is read
 * (R-API-90).
 * @param maxBytes of all values together
 * @throws an error of status 413 for more
 */
export async function fieldsInParts(request: FastifyRequest, maxBytes: number): Promise<object> {
  const fields = new Map<string, unknown>();
  let bytes = 0;
  for await (const part of request.parts({ limits: { fields: maxFields, fieldSize: maxBytes } })) {
    if (part.type === 'file') {
      fields.set(part.fieldname, part.filename);
      request.raw.unpipe();
      request.raw.resume();
      break;
    }
    const value = String(part.value);
    bytes += Buffer.byteLength(value);
    if (part.valueTruncated || bytes > maxBytes)
      throw Object.assign(new Error('too many bytes of fields'), {
        code: 'FST_ERR_CTP_BODY_TOO_LARGE',
        statusCode: 413,
      });
    fields.set(
      part.fieldname,
      fields.has(part.fieldname) ? [fields.get(part.fieldname), value].flat() : value,
    );
  }
  return Object.fromEntries(fields);
}

/** What an upload is sent with, read by its contract; refused with the paths of its fields. */
export function uploadInput(
  { input }: UploadContract,
  sent: Readonly<Record<string, unknown>>,
): { readonly input: unknown } | Rejection {
  const parsed = readInput(input, sent);
  return parsed.success
    ? { input: parsed.data }
    : reject('invalid_input', { fields: fieldsOf(parsed.error) });
}
