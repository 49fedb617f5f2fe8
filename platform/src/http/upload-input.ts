import type { MultipartFields } from '@fastify/multipart';
import type { Rejection, UploadContract } from '@portal/contracts';
import { reject } from '@portal/contracts';
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
