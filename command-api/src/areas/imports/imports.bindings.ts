import { isRejection } from '@portal/contracts';
import { importCommands } from '@portal/contracts/areas/imports';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { checkedImport, confirmFacts, discardFacts, undoFacts } from './confirm-import.facts';
import { figuresDecider, figuresStream } from './figures.decider';
import { importDecider, importStream } from './import.decider';
import { recordImportInput } from './record-import';

const recordImport = defineInternalCommand('imports', 'RecordImport', {
  input: recordImportInput,
  output: z.object({ importId: z.string() }),
  // Keys and figures differ between attempts: repeats are compared by digest.
  notCompared: ['key', 'resultKey', 'counts', 'comparedWith', 'problems', 'problemCount', 'places'],
});
const discardImportFiles = defineInternalCommand('imports', 'DiscardImportFiles', {
  input: z.object({ importId: z.string() }),
  output: z.null(),
});
export function importBindings({ load, eventsAt, files }: Pick<Services, 'load' | 'eventsAt' | 'files'>) {
  /** Unknown imports use their own empty stream. */
  const streamOf = async ({ input: { id } }: { readonly input: { readonly id: string } }) => {
    const checked = await checkedImport(id, { load });
    return isRejection(checked) ? importStream(id) : figuresStream(checked.kind);
  };
  return {
    RecordImport: bindCommand(recordImport, {
      decider: importDecider,
      stream: ({ input }) => importStream(input.importId),
      answer: ({ input: { importId } }) => ({ importId }),
    }),
    DiscardImportFiles: bindCommand(discardImportFiles, {
      decider: importDecider,
      stream: ({ input }) => importStream(input.importId),
      answer: () => null,
    }),
    DiscardImport: bindCommand(importCommands.DiscardImport, {
      decider: importDecider,
      stream: ({ input: { id } }) => importStream(id),
      facts: ({ input: { id } }) => discardFacts(id, { load }),
      answer: ({ input: { id } }) => ({ id, status: 'discarded' as const }),
    }),
    ConfirmImport: bindCommand(importCommands.ConfirmImport, {
      decider: figuresDecider,
      stream: streamOf,
      facts: ({ input }) => confirmFacts(input.id, { load, files }),
      answer: ({ input: { id }, state: { imports } }) => {
        const places = imports.get(id)?.places ?? [];
        const status = places.length > 0 ? ('confirmed' as const) : ('unchanged' as const);
        return { id, status, changed: places.length };
      },
    }),
    UndoImport: bindCommand(importCommands.UndoImport, {
      decider: figuresDecider,
      stream: streamOf,
      facts: ({ input }) => undoFacts(input.id, { load, eventsAt }),
      answer: ({ input: { id }, state: { imports } }) => ({
        id,
        ...(imports.get(id)?.undone ?? { restored: 0, newer: 0 }),
      }),
    }),
  } as const;
}
