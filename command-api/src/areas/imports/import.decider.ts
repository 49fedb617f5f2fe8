import type { EventOf } from '@portal/contracts';
import { reject } from '@portal/contracts';
import type { importEvents } from '@portal/contracts/areas/imports';
import { defineDecider } from '@portal/platform/decider/decider';
import type { RecordImportInput } from './record-import';

type CheckEvent = Extract<EventOf<typeof importEvents>, { type: 'ImportChecked' | 'ImportFilesDiscarded' }>;

/** A file that was looked at. */
export interface CheckedImport extends RecordImportInput {
  /** Its files are gone. */
  readonly discarded: boolean;
}

/** A file that was looked at; `null` before. */
export type ImportState = CheckedImport | null;

type ImportCommands = {
  RecordImport: { input: RecordImportInput; facts: undefined };
  DiscardImportFiles: { input: { readonly importId: string }; facts: undefined };
};

export const importMissing = reject('import_not_found');
export const importStream = (importId: string): string => `import-${importId}`;

/** One spreadsheet: what was found in it, and its files. Stream `import-{importId}`. */
export const importDecider = defineDecider<ImportState, ImportCommands, CheckEvent>({
  initial: null,
  decide: {
    RecordImport: ({ input }, state) => (state ? [] : [{ type: 'ImportChecked', data: input }]),
    DiscardImportFiles: (_command, state) => {
      if (!state || state.discarded) return [];
      const { importId, kind, key, resultKey } = state;
      return [{ type: 'ImportFilesDiscarded', data: { importId, kind, releasedKeys: [key, resultKey] } }];
    },
  },
  evolve: {
    ImportChecked: (_state, { data }) => ({ ...data, discarded: false }),
    ImportFilesDiscarded: (state) => state && { ...state, discarded: true },
  },
});
