import {
  type ImportKind,
  importKindOf,
  importKinds,
  type ImportRecord,
  importUploads,
} from '@portal/contracts/areas/imports';
import { useCallback } from 'react';
import { useCallCache } from '#core/client/call-cache';
import { useAddress } from '#ui/list/use-address';
import { type QueuedUpload, useUploadQueue } from '#ui/upload/use-upload-queue';
import { queriesOfImports } from './import-queries';

const { CheckImport } = importUploads;

/** A spreadsheet on its way, with what the server found in it once it is there. */
export interface ImportUpload extends QueuedUpload {
  readonly kind: ImportKind;
  readonly found: ImportRecord | undefined;
}

function importUpload(upload: QueuedUpload): ImportUpload {
  const found = upload.uploaded as unknown as ImportRecord | undefined;
  return { ...upload, found, kind: importKindOf(upload.input?.['kind']) ?? importKinds[0] };
}

/** The kind that is chosen and the import that is open, both kept in the address. */
function useOpenImport() {
  const { search, change } = useAddress();
  const kind = importKindOf(search.get('kind')) ?? importKinds[0];
  return {
    kind,
    openId: search.get('import') ?? undefined,
    open: useCallback(
      (of: ImportKind, id: string | undefined) => change({ kind: of, import: id }, true),
      [change],
    ),
  };
}

/** How files leave the queue. @param forget closes an import that is open */
function removingFrom(
  queue: Pick<ReturnType<typeof useUploadQueue>, 'remove'>,
  uploads: readonly ImportUpload[],
  forget: (importId: string) => void,
) {
  const removeOf = (importId: string) => {
    const upload = uploads.find(({ found }) => found?.id === importId);
    if (upload !== undefined) queue.remove(upload.id);
  };
  return {
    remove: (id: string) => {
      const removed = uploads.find((upload) => upload.id === id)?.found;
      queue.remove(id);
      if (removed !== undefined) forget(removed.id);
    },
    /** It is imported: the file needs no looking after any more. */
    confirmed: removeOf,
    /** It was thrown away, here or in the history. */
    discarded: (importId: string) => {
      removeOf(importId);
      forget(importId);
    },
  };
}

/** Spreadsheets that are sent to be looked at, one at a time, and which of them is open. */
export function useImportFiles() {
  const cache = useCallCache();
  const { kind, openId, open } = useOpenImport();
  const queue = useUploadQueue({
    onArrived: (_id, uploaded) => {
      const found = uploaded as unknown as ImportRecord;
      void cache.refresh(queriesOfImports);
      // What is being looked at, and could be confirmed, is not taken away.
      const isReading = uploads.some(
        (upload) => upload.found?.id === openId && upload.found?.status === 'ready',
      );
      if (found.kind === kind && !isReading) open(kind, found.id);
    },
  });
  const uploads = queue.uploads.map(importUpload);
  const removing = removingFrom(queue, uploads, (id) => id === openId && open(kind, undefined));
  const isDone = ({ found }: ImportUpload) => found !== undefined && found.status !== 'ready';
  return {
    kind,
    openId,
    open,
    uploads,
    isFull: queue.isFull,
    isBusy: queue.isBusy,
    /** Sends files of the chosen kind; those of before that nothing can be done with make room. */
    take: (files: readonly File[]) => {
      uploads
        .filter((upload) => upload.kind === kind && isDone(upload))
        .forEach(({ id }) => queue.remove(id));
      queue.add(CheckImport, files, { kind });
    },
    retry: queue.retry,
    ...removing,
    /** Whether this browser still has the file of an import. */
    isHere: (importId: string) => uploads.some(({ found }) => found?.id === importId),
    /** The same file compared once more, with what is there now. */
    checkAgain: (importId: string) => {
      const upload = uploads.find(({ found }) => found?.id === importId);
      if (upload === undefined) return;
      queue.remove(upload.id);
      queue.add(CheckImport, [upload.file], { kind: upload.kind });
      open(upload.kind, undefined);
    },
    choose: (of: ImportKind) =>
      open(of, uploads.findLast((upload) => upload.kind === of && upload.found !== undefined)?.found?.id),
  };
}
export type ImportFiles = ReturnType<typeof useImportFiles>;
