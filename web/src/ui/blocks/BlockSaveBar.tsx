import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ActionBar } from '../ActionBar';
import { LeavingDialog } from '../dialogs/LeavingDialog';
import { KeptTypingNote } from '../KeptTypingNote';
import { editConflictIn } from '../record/edit-conflict';
import { EditConflictNotice } from '../record/EditConflictNotice';
import { ErrorNote } from '../states/ErrorNote';

interface BlockSaveBarProps {
  editor: {
    readonly changed: readonly unknown[];
    readonly contested: readonly unknown[];
    readonly isRestored: boolean;
    readonly drop: () => void;
  };
  saving: { readonly save: () => Promise<unknown>; readonly isSaving: boolean; readonly failure: unknown };
  text: (key: 'failed' | 'save' | 'saving' | 'discard') => string;
  /** How much is unsaved. */
  status: string;
  /** The same by name, shown on hover. */
  details?: string;
  onDiscard: () => void;
  /** Notices and dialogs of the bar. */
  children?: ReactNode;
}

/** Why the last save failed; a conflict only until the contested blocks say so themselves (R4). */
function Failure({ saving, editor, text }: Pick<BlockSaveBarProps, 'saving' | 'editor' | 'text'>) {
  const conflict = editConflictIn(saving.failure);
  if (saving.failure === null) return null;
  if (conflict !== null)
    return editor.contested.length > 0 ? null : <EditConflictNotice {...conflict} fieldNames={{}} />;
  return (
    <Box role="alert" sx={{ pb: 1 }}>
      <Box sx={{ fontWeight: 600, pb: 0.5 }}>{text('failed')}</Box>
      <ErrorNote error={saving.failure} />
    </Box>
  );
}

/** Saves or discards all changed blocks; leaving the page unsaved asks first and drops them (R-ERR-24). */
export function BlockSaveBar(props: BlockSaveBarProps) {
  const { editor, saving, text, status, details, onDiscard, children } = props;
  if (editor.changed.length === 0) return null;
  return (
    <ActionBar>
      <LeavingDialog when onLeave={editor.drop} />
      <Failure saving={saving} editor={editor} text={text} />
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box role="status" title={details} sx={{ fontWeight: 650, flex: { xs: '1 0 100%', sm: 1 } }}>
          {status}
          {editor.isRestored && <KeptTypingNote />}
        </Box>
        <Button
          variant="contained"
          color="primary"
          disabled={saving.isSaving}
          onClick={() => void saving.save()}
          sx={{ flex: { xs: 1, sm: 'none' } }}
        >
          {text(saving.isSaving ? 'saving' : 'save')}
        </Button>
        <Button disabled={saving.isSaving} onClick={onDiscard}>
          {text('discard')}
        </Button>
      </Box>
    </ActionBar>
  );
}
