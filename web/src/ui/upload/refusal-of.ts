import type { UploadContract } from '@portal/contracts/kernel';
import { CallError } from '#core/client/call-error';

/** What the server would refuse anyway is refused before a byte is sent. */
export function refusalOf(file: File, { accepts, maxBytes, name }: UploadContract): CallError | undefined {
  const refuse = (code: string, status: number) =>
    new CallError({ call: name, code, status, correlationId: '' });
  const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  // A JPEG goes by two names.
  if (!accepts.includes(extension === 'jpeg' ? 'jpg' : extension)) return refuse('file_type_refused', 415);
  return file.size > maxBytes ? refuse('file_too_large', 413) : undefined;
}
