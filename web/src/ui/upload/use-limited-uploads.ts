import type { UploadContract } from '@portal/contracts/kernel';
import { useState } from 'react';
import { type UploadedFile, type Uploads, useUploads } from './use-uploads';

export interface LimitedUploads extends Omit<Uploads, 'add'> {
  /** Takes as many as fit. */
  readonly take: (files: readonly File[]) => void;
  /** More files than fit; cleared by the next change. */
  readonly isOver: boolean;
  /** Uploaded files in order. */
  readonly arrived: readonly UploadedFile[];
  /** Pending uploads block what needs them (R-WIZ-15). */
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
}

/** Limited uploads; failed ones take no place. */
export function useLimitedUploads(
  contract: UploadContract,
  max: number,
  known: readonly UploadedFile[] = [],
): LimitedUploads {
  const { add, ...rest } = useUploads(contract, known);
  const { uploads } = rest;
  const [isOver, setOver] = useState(false);
  const isIn = (...states: readonly string[]) => uploads.some(({ state }) => states.includes(state));
  const afterwards =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      setOver(false);
      act(...args);
    };
  const fitting = <T>(files: readonly T[]): readonly T[] => {
    const room = Math.max(0, max - uploads.filter(({ state }) => state !== 'failed').length);
    setOver(files.length > room);
    return files.slice(0, room);
  };
  return {
    ...rest,
    take: (files) => add(fitting(files)),
    putBack: (uploaded) => rest.putBack(fitting(uploaded)),
    remove: afterwards(rest.remove),
    clear: afterwards(rest.clear),
    isOver,
    arrived: uploads.flatMap(({ uploaded }) => uploaded ?? []),
    isBusy: isIn('queued', 'uploading', 'waiting', 'processing'),
    hasFailed: isIn('failed'),
  };
}
