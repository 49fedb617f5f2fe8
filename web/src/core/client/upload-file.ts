import type { OutputOf, UploadContract } from '@portal/contracts/kernel';
import type { DetailedError, HttpResponse, Upload, UploadOptions as TusOptions } from 'tus-js-client';
import { apiBase, type CallClient } from './call-client';
import { CallError } from './call-error';
import { beginTry } from './network';
import { fillPath, readAnswer } from './wire';

export interface UploadHandle<Output> {
  readonly result: Promise<Output>;
  readonly cancel: () => void;
}

interface UploadOptions {
  readonly intent: string;
  /** 0 to 1. */
  readonly onProgress: (share: number) => void;
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

interface ChunkedUploadOptions {
  /** 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly input?: Readonly<Record<string, string>> | undefined;
  readonly onWaiting: () => void;
  readonly pauseAfter?: (failures: number) => number;
}

/** Below limits of proxies. */
const pieceBytes = 8 * 1024 * 1024;
/** 15 minutes. */
const maxFailures = 60;
const maxPause = 15_000;
const growingPause = (failures: number) => Math.min(maxPause, 500 * 2 ** failures);

const tusHeaders = { 'Tus-Resumable': '1.0.0', 'Content-Type': 'application/offset+octet-stream' };

function errorOf(call: string, error: Error | DetailedError): CallError {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response || response.getStatus() === 0) return CallError.offline(call);
  try {
    readAnswer(call, { status: response.getStatus(), body: response.getBody() });
  } catch (reason) {
    return reason as CallError;
  }
  return new CallError({ call, code: 'unreadable_answer', status: response.getStatus(), correlationId: '' });
}

/** All but the daily quota. */
const mayPass = ({ isTemporary, status, code }: CallError): boolean =>
  (isTemporary && status !== 429) || code === 'too_many_requests' || code === 'upload_out_of_step';

/** U9 */
class PiecesUpload<C extends UploadContract> {
  readonly result: Promise<OutputOf<C>>;
  #resolve: (output: OutputOf<C>) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;
  #upload: Upload | null = null;
  #isOver = false;
  #failures = 0;
  #planNext = beginTry();
  #callOff: () => void = () => undefined;

  constructor(
    private readonly client: CallClient,
    private readonly contract: C,
    private readonly file: File,
    private readonly options: ChunkedUploadOptions,
  ) {
    this.result = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  async start(): Promise<void> {
    const tus = await import('tus-js-client').catch(() => null);
    if (this.#isOver) return;
    if (tus === null) return this.#end(() => this.#reject(CallError.offline(this.contract.name)));
    const upload = new tus.Upload(this.file, {
      endpoint: apiBase + this.contract.path,
      metadata: { ...this.options.input, filename: this.file.name },
      ...this.#memory(),
      chunkSize: pieceBytes,
      retryDelays: null,
      removeFingerprintOnSuccess: true,
      onBeforeRequest: (request) => {
        this.#planNext = beginTry();
        for (const [name, value] of Object.entries(this.client.headers(this.contract)))
          request.setHeader(name, value);
      },
      onProgress: (sent, total) => {
        this.#failures = 0;
        this.options.onProgress(total > 0 ? sent / total : 0);
      },
      onError: (error) => void this.#mend(errorOf(this.contract.name, error)),
      onSuccess: ({ lastResponse }) => void this.#finish(lastResponse),
    });
    this.#upload = upload;
    const [earlier] = await upload.findPreviousUploads();
    if (earlier) upload.resumeFromPreviousUpload(earlier);
    if (!this.#isOver) upload.start();
  }

  /** Resumes only with the same metadata. */
  #memory(): Pick<TusOptions, 'fingerprint'> | null {
    const { input } = this.options;
    if (input === undefined) return null;
    const { name, size, lastModified } = this.file;
    const parts = ['tus', this.contract.name, name, size, lastModified, JSON.stringify(input)];
    return { fingerprint: async () => parts.join('-') };
  }

  cancel(): void {
    if (this.#isOver) return;
    this.#end(() =>
      this.#reject(
        new CallError({ call: this.contract.name, code: 'cancelled', status: 0, correlationId: '' }),
      ),
    );
    void this.#upload?.abort(true).catch(() => undefined);
  }

  #end(notify: () => void): void {
    this.#isOver = true;
    this.#callOff();
    notify();
  }

  async #mend(error: CallError): Promise<void> {
    if (this.#isOver) return;
    if (await this.client.repair(error, 'write')) return this.#upload?.start();
    this.#failures += 1;
    if (!mayPass(error) || this.#failures > maxFailures) return this.#end(() => this.#reject(error));
    this.options.onWaiting();
    const { pauseAfter = growingPause } = this.options;
    this.#callOff = this.#planNext(pauseAfter(this.#failures), () => this.#upload?.start());
  }

  async #finish(response: HttpResponse): Promise<void> {
    if (this.#isOver) return;
    const body = response.getBody();
    const raw = body === '' ? await this.#askAgain() : { status: response.getStatus(), body };
    if (raw === null) return this.#mend(CallError.offline(this.contract.name));
    try {
      const { data, position } = readAnswer<OutputOf<C>>(this.contract.name, raw);
      this.client.learnPosition(position);
      this.#end(() => this.#resolve(data));
    } catch (error) {
      await this.#mend(error as CallError);
    }
  }

  async #askAgain() {
    const headers = { ...tusHeaders, 'Upload-Offset': String(this.file.size) };
    this.#planNext = beginTry();
    const answer = await fetch(this.#upload?.url ?? '', {
      method: 'PATCH',
      headers: { ...headers, ...this.client.headers(this.contract) },
      credentials: 'same-origin',
    }).catch(() => null);
    return answer && { status: answer.status, body: await answer.text() };
  }
}

/**
 * Tus 1.0.0; survives broken connections, restarts, sign-ins and reloads.
 * @throws CallError (in `result`); `cancelled` after `cancel`
 */
export function uploadInPieces<C extends UploadContract>(
  client: CallClient,
  contract: C,
  file: File,
  options: ChunkedUploadOptions,
): UploadHandle<OutputOf<C>> {
  const upload = new PiecesUpload(client, contract, file, options);
  void upload.start();
  return { result: upload.result, cancel: () => upload.cancel() };
}
