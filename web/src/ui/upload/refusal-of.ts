import type { UploadContract } from '@portal/contracts/kernel';
import { CallError } from '#core/client/call-error';

/** Rejects early what the server would reject. */
export function refusalOf(file: File, { accepts, maxBytes, name }: UploadContract): CallError | undefined {
  const refuse = (code: string, status: number) =>
    new CallError({ call: name, code, status, correlationId: '' });
  const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  if (!accepts.includes(extension === 'jpeg' ? 'jpg' : extension)) return refuse('file_type_refused', 415);
  return file.size > maxBytes ? refuse('file_too_large', 413) : undefined;
}
