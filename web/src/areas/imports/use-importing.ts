import { importCommands, type ImportKind } from '@portal/contracts/areas/imports';
import { useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useToast } from '#ui/toast/toast-context';
import { queriesOfImports } from './import-queries';
import { successTexts } from './texts/success';
import type { Descriptions } from './use-descriptions';

/** A file that has no mistakes and waits for its confirmation. */
export interface PendingImport {
  readonly id: string;
  readonly kind: ImportKind;
  readonly filename: string;
}
export interface FailedImport extends PendingImport {
  readonly error: unknown;
}

/** The first and the last month that the figures speak of, `10/2026`; blank for none. */
export interface ImportPeriod {
  readonly period_from: string;
  readonly period_to: string;
}

interface ImportingOptions {
  readonly descriptions: Descriptions;
  /** A file has become figures. */
  readonly onImported: (done: PendingImport) => void;
}

const options = { refresh: queriesOfImports };

/** Imports all that waits: files one after the other, then the texts (R-IMP-04). What fails stays, with its reason. */
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
