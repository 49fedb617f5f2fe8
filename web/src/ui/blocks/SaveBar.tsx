import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import { useText } from '#core/i18n/use-text';
import { ActionBar } from '../ActionBar';
import { LeavingDialog } from '../dialogs/LeavingDialog';
import { editConflictIn } from '../record/edit-conflict';
import { EditConflictNotice } from '../record/EditConflictNotice';
import { ErrorNote } from '../states/ErrorNote';
import { uiTexts } from '../texts/early';

/** Says that what is not saved was typed before the page was loaded (U4). */
function KeptTypingNote() {
  const text = useText(uiTexts);
  return (
    <Typography variant="body2" color="textSecondary">
      {text('keptTyping')}
    </Typography>
  );
}

interface Saving {
  readonly save: () => Promise<unknown>;
  readonly isSaving: boolean;
  readonly failure: unknown;
}

interface SaveRowProps {
  saving: Saving;
  text: (key: 'failed' | 'save' | 'saving' | 'discard') => string;
  /** What is unsaved, or why it cannot be saved. */
  status: ReactNode;
  /** The same in detail, shown on hover. */
  details?: string | undefined;
  isWrong?: boolean;
  isDisabled?: boolean;
  onDiscard: () => void;
}

/** Why the last save failed, what is unsaved, and the buttons that save and discard it. */
export function SaveRow(props: SaveRowProps) {
  const { saving, text, status, details, isWrong = false, isDisabled = false, onDiscard } = props;
  const { save, isSaving, failure } = saving;
  return (
    <>
      {failure !== null && editConflictIn(failure) === null && (
        <Box role="alert" sx={{ pb: 1 }}>
          <Box sx={{ fontWeight: 600, pb: 0.5 }}>{text('failed')}</Box>
          <ErrorNote error={failure} />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box
          role="status"
          title={details}
          sx={{ fontWeight: 650, flex: { xs: '1 0 100%', sm: 1 }, color: isWrong ? 'error.main' : undefined }}
        >
          {status}
        </Box>
        <Button
          variant="contained"
          color="primary"
          disabled={isSaving || isDisabled}
          onClick={() => void save()}
          sx={{ flex: { xs: 1, sm: 'none' } }}
        >
          {text(isSaving ? 'saving' : 'save')}
        </Button>
        <Button disabled={isSaving} onClick={onDiscard}>
          {text('discard')}
        </Button>
      </Box>
    </>
  );
}

interface SaveBarProps extends Pick<SaveRowProps, 'saving' | 'text' | 'details' | 'onDiscard'> {
  editor: {
    readonly changed: readonly unknown[];
    readonly contested: readonly unknown[];
    readonly isRestored: boolean;
    readonly drop: () => void;
  };
  status: string;
  /** Notices and dialogs of the bar. */
  children?: ReactNode;
}

/** Saves or discards all changed blocks of a page; leaving it asks first, and drops them (R-ERR-24). */
export function SaveBar({ editor, saving, status, children, ...row }: SaveBarProps) {
  if (editor.changed.length === 0) return null;
  // Until the contested blocks have arrived, and say so themselves (R4).
  const conflict = editor.contested.length === 0 ? editConflictIn(saving.failure) : null;
  return (
    <ActionBar>
      <LeavingDialog when onLeave={editor.drop} />
      {conflict !== null && <EditConflictNotice {...conflict} fieldNames={{}} />}
      {children}
      <SaveRow
        {...row}
        saving={saving}
        status={
          <>
            {status}
            {editor.isRestored && <KeptTypingNote />}
          </>
        }
      />
    </ActionBar>
  );
}
