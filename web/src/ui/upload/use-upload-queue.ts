import type { UploadContract } from '@portal/contracts/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCallClient } from '#core/client/client-context';
import { type QueuedUpload, UploadQueueModel } from './upload-queue-model';
import type { UploadedFile } from './use-uploads';

export interface UploadQueueHandle {
  readonly uploads: readonly QueuedUpload[];
  /** Something is queued or under way. */
  readonly isBusy: boolean;
  /**
   * Queues files behind those that wait.
   * @param input fields that go with each
   * @returns their ids; files beyond twenty are left out and have none
   */
  readonly add: (
    contract: UploadContract,
    files: readonly File[],
    input?: Readonly<Record<string, string>>,
  ) => readonly string[];
  readonly retry: (id: string) => void;
  /** Cancels what runs, forgets what is there. */
  readonly remove: (id: string) => void;
  /** Forgets what is done. */
  readonly tidy: () => void;
  /** How many more it takes now. */
  readonly room: () => number;
  /** Somebody brought more than twenty; gone with the next change. */
  readonly isFull: boolean;
}

interface QueueOptions {
  /** A file has arrived: what was announced with a placeholder can be told its key now (R-ARS-16). */
  readonly onArrived?: (id: string, uploaded: UploadedFile) => void;
}

/** Files that go up one at a time, whatever becomes of each (R-ARS-16, R-ARS-18, U9). Cancelled with the screen. */
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
