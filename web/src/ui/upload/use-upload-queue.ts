import type { UploadContract } from '@portal/contracts/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCallClient } from '#core/client/client-context';
import { type QueuedUpload, UploadQueueModel } from './upload-queue-model';
import type { UploadedFile } from './use-uploads';

export interface UploadQueueHandle {
  readonly uploads: readonly QueuedUpload[];
  readonly isBusy: boolean;
  /**
   * Queues files.
   * @param input sent with each
   * @returns ids; none for files beyond twenty
   */
  readonly add: (
    contract: UploadContract,
    files: readonly File[],
    input?: Readonly<Record<string, string>>,
  ) => readonly string[];
  readonly retry: (id: string) => void;
  /** Cancels and removes. */
  readonly remove: (id: string) => void;
  /** Removes finished ones. */
  readonly tidy: () => void;
  /** Free places. */
  readonly room: () => number;
  /** More than twenty files; cleared by the next change. */
  readonly isFull: boolean;
}

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
