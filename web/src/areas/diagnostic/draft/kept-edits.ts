import { diagnosticBlocks } from '@portal/contracts/areas/diagnostic';
import { keptDrafts } from '#core/storage/kept-drafts';
import type { BlockEdits } from '#ui/blocks/block-edits';
import type { DiagnosticState } from './diagnostic-state';

export type DiagnosticEdits = BlockEdits<DiagnosticState>;

const isEdit = (edit: unknown) =>
  typeof edit === 'object' && edit !== null && 'base' in edit && 'value' in edit;

/** What was typed and not saved, by restaurant; of this tab only (U4, W18). */
export const diagnosticDrafts = keptDrafts<DiagnosticEdits>('diagnostic', 'tab', (kept) => {
  if (typeof kept !== 'object' || kept === null) return null;
  const known = Object.entries(kept).filter(
    ([block, edit]) => (diagnosticBlocks as readonly string[]).includes(block) && isEdit(edit),
  );
  return Object.fromEntries(known) as DiagnosticEdits;
});
