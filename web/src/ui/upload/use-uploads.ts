import type { UploadContract } from '@portal/contracts/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallError } from '#core/client/call-error';
import { useCallClient } from '#core/client/client-context';
import { newIntent } from '#core/client/new-intent';
import { uploadFile } from '#core/client/upload-file';
import { refusalOf } from './refusal-of';

export interface UploadedFile {
  /** What commands refer to (R-API-64). */
  readonly Key: string;
  readonly filename: string;
}

export interface Upload {
  readonly id: string;
  readonly name: string;
  /** Absent for files of an earlier visit. */
  readonly file?: File;
  /** `waiting`: no connection. `processing`: checked by the server. */
  readonly state: 'queued' | 'uploading' | 'waiting' | 'processing' | 'done' | 'failed';
  /** 0 to 1. */
  readonly share: number;
  readonly error?: CallError | undefined;
  readonly uploaded?: UploadedFile;
}

export interface Uploads {
  readonly uploads: readonly Upload[];
  readonly add: (files: readonly File[]) => void;
  /** Earlier uploads, in front. */
  readonly putBack: (uploaded: readonly UploadedFile[]) => void;
  readonly retry: (id: string) => void;
  /** Cancels and removes. */
  readonly remove: (id: string) => void;
  /** Cancels and removes all, after sending. */
  readonly clear: () => void;
}

/** Concurrent uploads. */
const atOnce = 2;

/**
 * Uploads with progress, failure and retry of each.
 * @param known earlier uploads
 */
export function useUploads(contract: UploadContract, known: readonly UploadedFile[] = []): Uploads {
  const client = useCallClient();
  const [uploads, setUploads] = useState<readonly Upload[]>(() => known.map(arrived));
  const running = useRef(new Map<string, () => void>());

  const change = useCallback(
    (id: string, changes: Partial<Upload>) => setUploads((all) => all.map(changed(id, changes))),
    [],
  );

  useEffect(() => {
    for (const { id, file } of nextOf(uploads, atOnce - running.current.size)) {
      const { result, cancel } = uploadFile(client, contract, file, {
        intent: id,
        onProgress: (share) => change(id, { share }),
      });
      running.current.set(id, cancel);
      change(id, { state: 'uploading' });
      result
        .then(
          (uploaded) => change(id, { state: 'done', share: 1, uploaded: uploaded as UploadedFile }),
          (error: CallError) => change(id, { state: 'failed', share: 0, error }),
        )
        .finally(() => running.current.delete(id));
    }
  }, [uploads, client, contract, change]);

  useEffect(() => {
    const cancels = running.current;
    return () => cancels.forEach((cancel) => cancel());
  }, []);

  return {
    uploads,
    add: useCallback(
      (files) => setUploads((all) => [...all, ...files.map((file) => queued(file, contract))]),
      [contract],
    ),
    putBack: useCallback((uploaded) => setUploads((all) => [...uploaded.map(arrived), ...all]), []),
    retry: useCallback((id) => change(id, { state: 'queued', error: undefined }), [change]),
    remove: useCallback((id) => {
      running.current.get(id)?.();
      setUploads((all) => all.filter((one) => one.id !== id));
    }, []),
    clear: useCallback(() => {
      running.current.forEach((cancel) => cancel());
      setUploads([]);
    }, []),
  };
}

const changed = (id: string, changes: Partial<Upload>) => (one: Upload) =>
  one.id === id ? { ...one, ...changes } : one;

const nextOf = (uploads: readonly Upload[], room: number) =>
  uploads
    .flatMap(({ id, file, state }) => (state === 'queued' && file !== undefined ? [{ id, file }] : []))
    .slice(0, Math.max(0, room));

function queued(file: File, contract: UploadContract): Upload {
  const error = refusalOf(file, contract);
  return { id: newIntent(), name: file.name, file, state: error ? 'failed' : 'queued', share: 0, error };
}

const arrived = (uploaded: UploadedFile): Upload => ({
  id: uploaded.Key,
  name: uploaded.filename,
  state: 'done',
  share: 1,
  uploaded,
});
