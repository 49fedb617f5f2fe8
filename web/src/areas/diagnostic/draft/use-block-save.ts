import { type DiagnosticBlock, diagnosticQueries } from '@portal/contracts/areas/diagnostic';
import type { CommandContract, InputOf } from '@portal/contracts/kernel';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useBlockSave as useSave } from '#ui/blocks/block-editor';
import { useToast } from '#ui/toast/toast-context';
import { diagnosticTexts } from '../texts';
import { useEditor } from './diagnostic-context';
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

/** Saves a block by itself (R-DIA-08, R-DIA-21, R-DIA-31). */
export function useBlockSave<B extends DiagnosticBlock, C extends CommandContract>(
  { block, version }: EditedBlock<B>,
  { contract, inputOf, kept }: BlockSaveOptions<B, C>,
) {
  const text = useText(diagnosticTexts);
  const toast = useToast();
  const update = useCallCommand(contract, { refresh: blockQueries, once: true });
  return useSave<DiagnosticState>(useEditor(), {
    blocks: [block],
    ...(kept && { normalized: (state) => ({ ...state, [block]: kept(state[block]) }) }),
    send: async (state) => {
      await update.send(inputOf(state[block], version));
      toast.done(text('saved'));
    },
  });
}
