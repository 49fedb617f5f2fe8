import type { UploadContract } from '@portal/contracts/kernel';
import type { CallClient } from '#core/client/call-client';
import type { CallError } from '#core/client/call-error';
import { newIntent } from '#core/client/new-intent';
import { uploadFile, type UploadHandle } from '#core/client/upload-file';
import { uploadInPieces } from '#core/client/chunked-upload';
import { Listeners } from '#core/listeners';
import { refusalOf } from './refusal-of';
import type { UploadedFile } from './use-uploads';

export interface QueuedUpload {
  readonly id: string;
  readonly name: string;
  readonly file: File;
  readonly contract: UploadContract;
  /** Fields sent with it. */
  readonly input?: UploadInput | undefined;
  /** `waiting`: no connection. `processing`: checked by the server. */
  readonly state: 'queued' | 'uploading' | 'waiting' | 'processing' | 'done' | 'failed';
  /** 0 to 1. */
  readonly share: number;
  readonly error?: CallError | undefined;
  readonly uploaded?: UploadedFile;
}

type UploadInput = Readonly<Record<string, string>>;
type OnArrived = (id: string, uploaded: UploadedFile) => void;

interface QueueState {
  readonly uploads: readonly QueuedUpload[];
  readonly isBusy: boolean;
  readonly isFull: boolean;
}

/** U9 */
export const maxQueued = 20;

const isPending = ({ state }: QueuedUpload) => state !== 'done' && state !== 'failed';

/** One upload at a time (R-ARS-16). */
export class UploadQueueModel {
  state: QueueState = { uploads: [], isBusy: false, isFull: false };
  #onArrived: OnArrived | undefined;
  readonly #listeners = new Listeners();
  #running: { readonly id: string; readonly handle: UploadHandle<unknown> } | null = null;
  #isOpen = false;

  constructor(private readonly client: CallClient) {}

  readonly subscribe = this.#listeners.subscribe;

  /** Free places. */
  readonly room = (): number => Math.max(0, maxQueued - this.state.uploads.filter(isPending).length);

  readonly add = (
    contract: UploadContract,
    files: readonly File[],
    input?: UploadInput,
  ): readonly string[] => {
    const added = files.slice(0, this.room()).map((file) => queued(file, contract, input));
    this.#show([...this.state.uploads, ...added], files.length > added.length);
    this.#next();
    return added.map(({ id }) => id);
  };

  readonly retry = (id: string): void => {
    this.#change(id, { state: 'queued', error: undefined });
    this.#next();
  };

  readonly remove = (id: string): void => {
    if (this.#running?.id === id) this.#running.handle.cancel();
    this.#show(this.state.uploads.filter((upload) => upload.id !== id));
  };

  readonly tidy = (): void => this.#show(this.state.uploads.filter(({ state }) => state !== 'done'));

  announceNew(listener: OnArrived | undefined): void {
    this.#onArrived = listener;
  }

  open(): void {
    this.#isOpen = true;
    this.#next();
  }

  close(): void {
    this.#isOpen = false;
    this.#running?.handle.cancel();
  }

  #show(uploads: readonly QueuedUpload[], isFull = false): void {
    this.state = { uploads, isBusy: uploads.some(isPending), isFull };
    this.#listeners.notify();
  }

  #change(id: string, changes: Partial<QueuedUpload>): void {
    const uploads = this.state.uploads.map((one) => (one.id === id ? { ...one, ...changes } : one));
    this.#show(uploads, this.state.isFull);
  }

  #next(): void {
    const next = this.state.uploads.find(({ state }) => state === 'queued');
    if (!next || this.#running || !this.#isOpen) return;
    const { id } = next;
    const handle = this.#send(next);
    this.#running = { id, handle };
    this.#change(id, { state: 'uploading', share: 0 });
    void handle.result
      .then(
        (uploaded) => this.#arrived(id, uploaded as UploadedFile),
        (error: CallError) => this.#change(id, { state: 'failed', share: 0, error }),
      )
      .finally(() => {
        this.#running = null;
        this.#next();
      });
  }

  #send({ id, contract, file, input }: QueuedUpload): UploadHandle<unknown> {
    const onProgress = (share: number) =>
      this.#change(id, { share, state: share < 1 ? 'uploading' : 'processing' });
    const onWaiting = () => this.#change(id, { state: 'waiting' });
    return contract.resumable
      ? uploadInPieces(this.client, contract, file, { onProgress, onWaiting, input })
      : uploadFile(this.client, contract, file, { intent: id, onProgress, input });
  }

  #arrived(id: string, uploaded: UploadedFile): void {
    this.#change(id, { state: 'done', share: 1, uploaded });
    this.#onArrived?.(id, uploaded);
  }
}

function queued(file: File, contract: UploadContract, input?: UploadInput): QueuedUpload {
  const error = refusalOf(file, contract);
  return {
    id: newIntent(),
    name: file.name,
    file,
    contract,
    input,
    share: 0,
    error,
    state: error ? 'failed' : 'queued',
  };
}
