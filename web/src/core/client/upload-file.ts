import type { OutputOf, UploadContract } from '@portal/contracts/kernel';
import { fillPath } from './build-request';
import { apiBase, type CallClient } from './call-client';
import { CallError } from './call-error';
import { readAnswer } from './read-answer';

export interface UploadHandle<Output> {
  readonly result: Promise<Output>;
  readonly cancel: () => void;
}

export interface UploadOptions {
  readonly intent: string;
  /** 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Path parameters and further form fields. */
  readonly input?: Readonly<Record<string, string>> | undefined;
}

/**
 * Sends a file as form part `file`, by XMLHttpRequest for its progress.
 * @throws CallError (in `result`); `cancelled` after `cancel`.
 */
export function uploadFile<C extends UploadContract>(
  client: CallClient,
  contract: C,
  file: File,
  { intent, onProgress, input = {} }: UploadOptions,
): UploadHandle<OutputOf<C>> {
  const request = new XMLHttpRequest();
  const fail = (code: string) => new CallError({ call: contract.name, code, status: 0, correlationId: '' });
  const result = new Promise<OutputOf<C>>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onabort = () => reject(fail('cancelled'));
    request.onerror = () => reject(CallError.offline(contract.name));
    request.onload = () => {
      try {
        const raw = { status: request.status, body: request.responseText };
        const { data, position } = readAnswer<OutputOf<C>>(contract.name, raw);
        client.learnPosition(position);
        resolve(data);
      } catch (error) {
        reject(error);
      }
    };
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) form.append(name, value);
  form.append('file', file);
  request.open('POST', apiBase + fillPath(contract.path, input));
  for (const [name, value] of Object.entries(client.headers(contract, { intent }))) {
    request.setRequestHeader(name, value);
  }
  request.send(form);
  return { result, cancel: () => request.abort() };
}
