import {
  importColumns,
  type ImportKind,
  type ImportRecord,
  importKinds,
  importKindOf,
  importUploads,
  importCommands,
  importQueries,
} from '@portal/contracts/areas/imports';
import { useCallback, useState } from 'react';
import { useCallCache } from '#core/client/call-cache';
import { useCallCommand } from '#core/client/use-call-command';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useAddress } from '#ui/list/use-address';
import { useToast } from '#ui/toast/toast-context';
import { type QueuedUpload, useUploadQueue } from '#ui/upload/use-upload-queue';
import { importsTexts } from './texts';
import { successTexts } from './texts/success';
import type { Descriptions } from './DescriptionsPanel';

export const queriesOfImports = [
  importQueries.ListImports,
  importQueries.GetImport,
  importQueries.ListImportDifference,
];

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

/** One file at a time, then the texts (R-IMP-04); failures stay with their reason. */
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

interface ImportUpload extends QueuedUpload {
  readonly kind: ImportKind;
  readonly found: ImportRecord | undefined;
}

function importUpload(upload: QueuedUpload): ImportUpload {
  const found = upload.uploaded as unknown as ImportRecord | undefined;
  return { ...upload, found, kind: importKindOf(upload.input?.['kind']) ?? importKinds[0] };
}

const isDone = ({ found }: ImportUpload) => found !== undefined && found.status !== 'ready';

function useOpenImport() {
  const { search, change } = useAddress();
  const kind: ImportKind = importKindOf(search.get('kind')) ?? importKinds[0];
  return {
    kind,
    openId: search.get('import') ?? undefined,
    open: useCallback(
      (of: ImportKind, id: string | undefined) => change({ kind: of, import: id }, true),
      [change],
    ),
  };
}

export function useImportFiles() {
  const cache = useCallCache();
  const { kind, openId, open } = useOpenImport();
  const queue = useUploadQueue({
    onArrived: (_id, uploaded) => {
      const found = uploaded as unknown as ImportRecord;
      void cache.refresh(queriesOfImports);
      // An open import that could be confirmed stays open.
      const isReading = openId !== undefined && uploadOf(openId)?.found?.status === 'ready';
      if (found.kind === kind && !isReading) open(kind, found.id);
    },
  });
  const uploads = queue.uploads.map(importUpload);
  const uploadOf = (importId: string) => uploads.find(({ found }) => found?.id === importId);
  const removeOf = (importId: string) => {
    const upload = uploadOf(importId);
    if (upload !== undefined) queue.remove(upload.id);
  };
  const close = (importId: string | undefined) => {
    if (importId !== undefined && importId === openId) open(kind, undefined);
  };
  return {
    kind,
    openId,
    open,
    uploads,
    isFull: queue.isFull,
    isBusy: queue.isBusy,
    retry: queue.retry,
    choose: (of: ImportKind) =>
      open(of, uploads.findLast((upload) => upload.kind === of && upload.found !== undefined)?.found?.id),
    take: (files: readonly File[]) => {
      const done = uploads.filter((upload) => upload.kind === kind && isDone(upload));
      for (const { id } of done) queue.remove(id);
      queue.add(CheckImport, files, { kind });
    },
    remove: (id: string) => {
      close(uploads.find((upload) => upload.id === id)?.found?.id);
      queue.remove(id);
    },
    confirmed: removeOf,
    discarded: (importId: string) => {
      removeOf(importId);
      close(importId);
    },
    checkAgainOf: (importId: string) => {
      const upload = uploadOf(importId);
      return (
        upload &&
        (() => {
          queue.remove(upload.id);
          queue.add(CheckImport, [upload.file], { kind: upload.kind });
          open(upload.kind, undefined);
        })
      );
    },
  };
}
export type ImportFiles = ReturnType<typeof useImportFiles>;

const changing = ['new', 'changed', 'gone'] as const;

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
    /** Blank for columns without choices. */
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
