import { type DiagnosticBlock, diagnosticQueries } from '@portal/contracts/areas/diagnostic';
import type { CommandContract, InputOf } from '@portal/contracts/kernel';
import { useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { editConflictIn } from '#ui/record/edit-conflict';
import { useToast } from '#ui/toast/toast-context';
import { diagnosticTexts } from '../texts';
import type { DiagnosticState } from './diagnostic-state';
import type { EditedBlock } from './use-block';

/** What a saved block makes old. */
export const blockQueries = [
  ...[diagnosticQueries.GetDiagnostic, diagnosticQueries.GetBenchmark, diagnosticQueries.ListAlerts],
] as const;

interface BlockSaveOptions<B extends DiagnosticBlock, C extends CommandContract> {
  readonly contract: C;
  /** What is sent, of a value and the version that it was edited from. */
  readonly inputOf: (value: DiagnosticState[B], version: number) => InputOf<C>;
  /** The value as the server keeps it, so that it counts as saved when it comes back; itself when left out. */
  readonly kept?: (value: DiagnosticState[B]) => DiagnosticState[B];
}

/** Saves a block by itself; what is typed meanwhile stays, and a failed save keeps everything (R-DIA-08, R-DIA-21, R-DIA-31). */
export function useBlockSave<B extends DiagnosticBlock, C extends CommandContract>(
  block: EditedBlock<B>,
  { contract, inputOf, kept = (value) => value }: BlockSaveOptions<B, C>,
) {
  const text = useText(diagnosticTexts);
  const toast = useToast();
  const update = useCallCommand(contract, { refresh: blockQueries, once: true });
  const [failure, setFailure] = useState<unknown>(null);
  /** The version that was refused: with another one the save can be tried again. */
  const [refused, setRefused] = useState<number | null>(null);
  const save = async () => {
    setFailure(null);
    const sent = kept(block.value);
    // What is left out when it is kept is no text that could be lost.
    block.set(sent);
    try {
      await update.send(inputOf(sent, block.version));
      block.settle(sent);
      toast.done(text('saved'));
    } catch (error) {
      setFailure(error);
      setRefused(block.version);
    }
  };
  return {
    save,
    isSaving: update.isPending,
    failure,
    forget: () => setFailure(null),
    /** Somebody else was faster, and what they saved is not here yet (R4). */
    conflict: refused === block.version && !block.isContested ? editConflictIn(failure) : null,
  };
}
export type BlockSave = Pick<
  ReturnType<typeof useBlockSave>,
  'save' | 'isSaving' | 'failure' | 'forget' | 'conflict'
>;
