import type { UploadContract } from '@portal/contracts/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCallClient, type CallClient } from '#core/client/call-client';
import type { CallError } from '#core/client/call-error';
import { uploadInPieces, uploadFile, type UploadHandle } from '#core/client/upload-file';
import { Listeners } from '#core/listeners';
import { queuedUpload, type Upload, type UploadedFile } from './use-uploads';

export interface QueuedUpload extends Upload {
  readonly file: File;
  readonly contract: UploadContract;
  readonly input?: UploadInput | undefined;
}

type UploadInput = Readonly<Record<string, string>>;
type OnArrived = (id: string, uploaded: UploadedFile) => void;

interface QueueState {
  readonly uploads: readonly QueuedUpload[];
  readonly isBusy: boolean;
  /** Cleared by the next change. */
  readonly isFull: boolean;
}

/** U9 */
export const maxQueued = 20;

const isPending = ({ state }: QueuedUpload) => state !== 'done' && state !== 'failed';

/** One upload at a time (R-ARS-16). */
class UploadQueueModel {
  state: QueueState = { uploads: [], isBusy: false, isFull: false };
  #onArrived: OnArrived | undefined;
  readonly #listeners = new Listeners();
  #running: { readonly id: string; readonly handle: UploadHandle<unknown> } | null = null;
  #isOpen = false;

  constructor(private readonly client: CallClient) {}

  readonly subscribe = this.#listeners.subscribe;

  /** Free places. */
  readonly room = (): number => Math.max(0, maxQueued - this.state.uploads.filter(isPending).length);

  /**
   * @param input sent with each
   * @returns ids; none for files beyond twenty
   */
  readonly add = (
    contract: UploadContract,
    files: readonly File[],
    input?: UploadInput,
  ): readonly string[] => {
    const added = files
      .slice(0, this.room())
      .map((file) => ({ ...queuedUpload(file, contract), contract, input }));
    this.#show([...this.state.uploads, ...added], files.length > added.length);
    this.#next();
    return added.map(({ id }) => id);
  };

  readonly retry = (id: string): void => {
    this.#change(id, { state: 'queued', error: undefined });
    this.#next();
  };

  /** Cancels and removes. */
  readonly remove = (id: string): void => {
    if (this.#running?.id === id) this.#running.handle.cancel();
    this.#show(this.state.uploads.filter((upload) => upload.id !== id));
  };

  /** Removes finished ones. */
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

type UploadQueueHandle = QueueState & Pick<UploadQueueModel, 'add' | 'retry' | 'remove' | 'tidy' | 'room'>;

interface QueueOptions {
  /** Replaces a placeholder by the key (R-ARS-16). */
  readonly onArrived?: (id: string, uploaded: UploadedFile) => void;
}

/** Uploads one at a time (R-ARS-16, R-ARS-18, U9); cancelled with the screen. */
export function useUploadQueue({ onArrived }: QueueOptions = {}): UploadQueueHandle {
  const client = useCallClient();
  const [model] = useState(() => new UploadQueueModel(client));
  const read = () => model.state;
  const state = useSyncExternalStore(model.subscribe, read, read);
  useEffect(() => {
    model.open();
    return () => model.close();
  }, [model]);
  useEffect(() => model.announceNew(onArrived), [model, onArrived]);
  const { add, retry, remove, tidy, room } = model;
  return { ...state, add, retry, remove, tidy, room };
}
