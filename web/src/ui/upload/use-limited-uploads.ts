import type { UploadContract } from '@portal/contracts/kernel';
import { useState } from 'react';
import { type UploadedFile, type Uploads, useUploads } from './use-uploads';

export interface LimitedUploads extends Omit<Uploads, 'add'> {
  /** Takes as many as there is room for. */
  readonly take: (files: readonly File[]) => void;
  /** Somebody brought more than there is room for; gone with the next change. */
  readonly isOver: boolean;
  /** What the server has, in the order in which it was chosen. */
  readonly arrived: readonly UploadedFile[];
  /** Something is under way: what must wait for it, waits (R-WIZ-15). */
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
}

/** Uploads of which there may be only so many; failed ones take no room. */
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
  /** Of these as many as there is room for. */
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
