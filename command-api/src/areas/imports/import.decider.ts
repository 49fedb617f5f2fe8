import { type EventOf, reject } from '@portal/contracts';
import type { importCommands, importEvents } from '@portal/contracts/areas/imports';
import { type CommandFor, defineDecider } from '@portal/platform/decider/decider';
import type { RecordImportInput } from './record-import';

type CheckEvent = Extract<
  EventOf<typeof importEvents>,
  { type: 'ImportChecked' | 'ImportFilesDiscarded' | 'ImportDiscarded' }
>;

export interface CheckedImport extends RecordImportInput {
  readonly discarded: boolean;
}

export type ImportState = CheckedImport | null;

type ImportCommands = {
  RecordImport: { input: RecordImportInput; facts: undefined };
  DiscardImportFiles: { input: { readonly importId: string }; facts: undefined };
  DiscardImport: CommandFor<(typeof importCommands)['DiscardImport'], { readonly isConfirmed: boolean }>;
};

export const importMissing = reject('import_not_found');
export const importStream = (importId: string): string => `import-${importId}`;

const withFilesOf = ({ importId, kind, key, resultKey }: CheckedImport) => ({
  importId,
  kind,
  releasedKeys: [key, resultKey],
});

/** Stream `import-{importId}`. */
export const importDecider = defineDecider<ImportState, ImportCommands, CheckEvent>({
  initial: null,
  decide: {
    RecordImport: ({ input }, state) => (state ? [] : [{ type: 'ImportChecked', data: input }]),
    DiscardImportFiles: (_command, state) => {
      if (!state || state.discarded) return [];
      return [{ type: 'ImportFilesDiscarded', data: withFilesOf(state) }];
    },
    DiscardImport: ({ facts: { isConfirmed } }, state) => {
      if (!state) return importMissing;
      if (isConfirmed) return reject('import_confirmed');
      return state.discarded ? [] : [{ type: 'ImportDiscarded', data: withFilesOf(state) }];
    },
  },
  evolve: {
    ImportChecked: (_state, { data }) => ({ ...data, discarded: false }),
    ImportFilesDiscarded: (state) => state && { ...state, discarded: true },
    ImportDiscarded: (state) => state && { ...state, discarded: true },
  },
});
