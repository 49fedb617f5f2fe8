import type { UploadContract } from '@portal/contracts/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCallClient, newIntent } from '#core/client/call-client';
import { CallError } from '#core/client/call-error';
import { uploadFile } from '#core/client/upload-file';

export function refusalOf(file: File, { accepts, maxBytes, name }: UploadContract): CallError | undefined {
  const refuse = (code: string, status: number) =>
    new CallError({ call: name, code, status, correlationId: '' });
  const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  if (!accepts.includes(extension === 'jpeg' ? 'jpg' : extension)) return refuse('file_type_refused', 415);
  return file.size > maxBytes ? refuse('file_too_large', 413) : undefined;
}

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

export interface LimitedUploads {
  readonly uploads: readonly Upload[];
  readonly take: (files: readonly File[]) => void;
  /** Earlier uploads, in front, as many as fit. */
  readonly putBack: (uploaded: readonly UploadedFile[]) => void;
  readonly retry: (id: string) => void;
  /** Cancels and removes. */
  readonly remove: (id: string) => void;
  /** Cancels and removes all, after sending. */
  readonly clear: () => void;
  /** More files than fit; cleared by the next change. */
  readonly isOver: boolean;
  readonly arrived: readonly UploadedFile[];
  /** R-WIZ-15 */
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
}

/** Concurrent uploads. */
const atOnce = 2;

const nextOf = (uploads: readonly Upload[], room: number) =>
  uploads
    .flatMap(({ id, file, state }) => (state === 'queued' && file !== undefined ? [{ id, file }] : []))
    .slice(0, Math.max(0, room));

export function queuedUpload(file: File, contract: UploadContract) {
  const error = refusalOf(file, contract);
  const state: Upload['state'] = error ? 'failed' : 'queued';
  return { id: newIntent(), name: file.name, file, state, share: 0, error };
}

const earlierUpload = (uploaded: UploadedFile): Upload => ({
  id: uploaded.Key,
  name: uploaded.filename,
  state: 'done',
  share: 1,
  uploaded,
});

/** Cancelled with the screen. */
function useUploads(contract: UploadContract, known: readonly UploadedFile[]) {
  const client = useCallClient();
  const [uploads, setUploads] = useState<readonly Upload[]>(() => known.map(earlierUpload));
  const running = useRef(new Map<string, () => void>());

  const change = useCallback(
    (id: string, changes: Partial<Upload>) =>
      setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one))),
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

  return { uploads, setUploads, running, change };
}

/** Failed ones take no place. @param known earlier uploads */
export function useLimitedUploads(
  contract: UploadContract,
  max: number,
  known: readonly UploadedFile[] = [],
): LimitedUploads {
  const { uploads, setUploads, running, change } = useUploads(contract, known);
  const [isOver, setOver] = useState(false);
  const isIn = (...states: readonly Upload['state'][]) => uploads.some(({ state }) => states.includes(state));
  const fitting = <T>(files: readonly T[]): readonly T[] => {
    const room = Math.max(0, max - uploads.filter(({ state }) => state !== 'failed').length);
    setOver(files.length > room);
    return files.slice(0, room);
  };
  return {
    uploads,
    take: (files) => {
      const added = fitting(files).map((file) => queuedUpload(file, contract));
      setUploads((all) => [...all, ...added]);
    },
    putBack: (uploaded) => {
      const earlier = fitting(uploaded).map(earlierUpload);
      setUploads((all) => [...earlier, ...all]);
    },
    retry: (id) => change(id, { state: 'queued', error: undefined }),
    remove: (id) => {
      setOver(false);
      running.current.get(id)?.();
      setUploads((all) => all.filter((one) => one.id !== id));
    },
    clear: () => {
      setOver(false);
      running.current.forEach((cancel) => cancel());
      setUploads([]);
    },
    isOver,
    arrived: uploads.flatMap(({ uploaded }) => uploaded ?? []),
    isBusy: isIn('queued', 'uploading', 'waiting', 'processing'),
    hasFailed: isIn('failed'),
  };
}
