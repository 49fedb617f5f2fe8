import {
  importColumns,
  type ImportKind,
  type ImportRecord,
  importKinds,
  importKindSchema,
  importUploads,
  importCommands,
} from '@portal/contracts/areas/imports';
import { useCallback, useState } from 'react';
import { useCallCache } from '#core/client/use-call-cache';
import { useCallCommand } from '#core/client/use-call-command';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useAddress } from '#ui/list/use-address';
import { useToast } from '#ui/toast/toast-context';
import type { QueuedUpload } from '#ui/upload/upload-queue-model';
import { useUploadQueue } from '#ui/upload/use-upload-queue';
import { queriesOfImports } from './imports.live';
import { importsTexts } from './texts';
import { successTexts } from './texts/success';
import type { Descriptions } from './DescriptionsPanel';

/** A correct file, not yet confirmed. */
export interface PendingImport {
  readonly id: string;
  readonly kind: ImportKind;
  readonly filename: string;
}
export interface FailedImport extends PendingImport {
  readonly error: unknown;
}

/** First and last month of the figures, `10/2026`; blank for none. */
interface ImportPeriod {
  readonly period_from: string;
  readonly period_to: string;
}

interface ImportingOptions {
  readonly descriptions: Descriptions;
  readonly onImported: (done: PendingImport) => void;
}

const options = { refresh: queriesOfImports };

/** Imports all files, one at a time, then the texts (R-IMP-04); failures stay with their reason. */
export function useImporting({ descriptions, onImported }: ImportingOptions) {
  const success = useText(successTexts);
  const toast = useToast();
  const confirmation = useCallCommand(importCommands.ConfirmImport, options);
  const undoing = useCallCommand(importCommands.UndoImport, options);
  const [period, setPeriod] = useState<ImportPeriod>({ period_from: '', period_to: '' });
  const [failed, setFailed] = useState<readonly FailedImport[]>([]);
  const [isImporting, setImporting] = useState(false);

  const confirmEach = async (pending: readonly PendingImport[]) => {
    const done: PendingImport[] = [];
    for (const one of pending) {
      try {
        await confirmation.send({ id: one.id, ...period });
        onImported(one);
        done.push(one);
      } catch (error) {
        setFailed((all) => [...all, { ...one, error }]);
      }
    }
    return done;
  };
  const undo = async (done: readonly PendingImport[]) => {
    try {
      for (const { id } of done.toReversed()) await undoing.send({ id });
    } catch (error) {
      toast.failed(error);
    }
  };
  return {
    failed,
    isImporting,
    period,
    setPeriod,
    forget: (id: string) => setFailed((all) => all.filter((one) => one.id !== id)),
    importAll: async (pending: readonly PendingImport[]) => {
      setImporting(true);
      setFailed([]);
      const done = await confirmEach(pending);
      const isSaved = await descriptions.save();
      setImporting(false);
      const isWhole = done.length === pending.length && isSaved;
      if (isWhole) toast.done(success('updated'), done.length === 0 ? undefined : () => void undo(done));
    },
  };
}
export type Importing = ReturnType<typeof useImporting>;

const { CheckImport } = importUploads;

/** A spreadsheet being uploaded; `found` is the server's check of it. */
interface ImportUpload extends QueuedUpload {
  readonly kind: ImportKind;
  readonly found: ImportRecord | undefined;
}

function importUpload(upload: QueuedUpload): ImportUpload {
  const found = upload.uploaded as unknown as ImportRecord | undefined;
  return { ...upload, found, kind: importKindSchema.parse(upload.input?.['kind']) };
}

/** The chosen kind and the open import, both in the address. */
function useOpenImport() {
  const { search, change } = useAddress();
  const chosen = importKindSchema.safeParse(search.get('kind'));
  const kind: ImportKind = chosen.success ? chosen.data : importKinds[0];
  return {
    kind,
    openId: search.get('import') ?? undefined,
    open: useCallback(
      (of: ImportKind, id: string | undefined) => change({ kind: of, import: id }, true),
      [change],
    ),
  };
}

/** Ways to remove a file. @param forget closes its import where it is open */
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
    confirmed: removeOf,
    discarded: (importId: string) => {
      removeOf(importId);
      forget(importId);
    },
  };
}

/** Spreadsheets that are uploaded to be checked, and the open one. */
export function useImportFiles() {
  const cache = useCallCache();
  const { kind, openId, open } = useOpenImport();
  const queue = useUploadQueue({
    onArrived: (_id, uploaded) => {
      const found = uploaded as unknown as ImportRecord;
      void cache.refresh(queriesOfImports);
      // An open import that could be confirmed stays open.
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
    /** Uploads files of the chosen kind in place of its finished ones. */
    take: (files: readonly File[]) => {
      uploads
        .filter((upload) => upload.kind === kind && isDone(upload))
        .forEach(({ id }) => queue.remove(id));
      queue.add(CheckImport, files, { kind });
    },
    retry: queue.retry,
    ...removing,
    /** Whether this page still has the file. */
    isHere: (importId: string) => uploads.some(({ found }) => found?.id === importId),
    /** Compares the same file again, with the current figures. */
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

const changing = ['new', 'changed', 'gone'] as const;

/** What an import changes, in one line. */
export function useCountsText() {
  const text = useText(importsTexts);
  return useCallback(
    ({ counts, problem_count: wrong }: Pick<ImportRecord, 'counts' | 'problem_count'>): string => {
      if (wrong > 0) return text('count.wrong', { count: wrong });
      const parts = changing.flatMap((mark) =>
        counts[mark] > 0 ? [text(`count.${mark}`, { count: counts[mark] })] : [],
      );
      return parts.length === 0 ? text('noChange') : parts.join(' · ');
    },
    [text],
  );
}

/** Names of kinds, of their columns, and of a column's choices. */
export function useKindNames() {
  const localised = useLocalised();
  return {
    kindName: useCallback((kind: ImportKind) => localised(importColumns[kind].label), [localised]),
    /** Blank for a whole row or sheet. */
    columnName: useCallback(
      (kind: ImportKind, field: string) => {
        const column = importColumns[kind].columns.find(({ key }) => key === field);
        return column === undefined ? '' : localised(column.heading);
      },
      [localised],
    ),
    /** The values of a column of choices; blank for other columns. */
    choiceNames: useCallback(
      (kind: ImportKind, field: string) => {
        const column = importColumns[kind].columns.find(({ key }) => key === field);
        if (column?.type !== 'choice') return '';
        return column.choices
          .map(({ value, labels }) =>
            typeof value === 'number' ? `${value} (${localised(labels)})` : localised(labels),
          )
          .join(', ');
      },
      [localised],
    ),
  };
}
