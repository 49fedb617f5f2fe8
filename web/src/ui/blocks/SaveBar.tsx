import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '#core/i18n/use-text';
import { ActionBar } from '../ActionBar';
import { LeavingDialog } from '../dialogs/LeavingDialog';
import { QuestionDialog, useQuestion } from '../dialogs/QuestionDialog';
import { editConflictIn } from '../record/edit-conflict';
import { EditConflictNotice } from '../record/EditConflictNotice';
import { ErrorNote } from '../states/ErrorNote';
import { blocksTexts } from '../texts';
import { uiTexts } from '../texts/early';
import type { BlockSave } from './block-editor';

interface SaveRowProps {
  saving: BlockSave;
  text: (key: 'save' | 'saving') => string;
  status: ReactNode;
  details?: string | undefined;
  /** What discarding loses, for the question before it. */
  lost: string;
  isWrong?: boolean;
  isDisabled?: boolean;
}

export function SaveRow(props: SaveRowProps) {
  const { saving, text, status, details, lost, isWrong = false, isDisabled = false } = props;
  const { save, isSaving, failure, isBlocked } = saving;
  const words = useText(blocksTexts);
  const discarding = useQuestion<string>({
    words: {
      title: () => words('discardTitle'),
      text: (what) => what,
      confirm: () => words('discardConfirm'),
    },
    act: async () => saving.discard(),
    onDone: () => undefined,
  });
  return (
    <>
      {failure !== null && editConflictIn(failure) === null && (
        <Box role="alert" sx={{ pb: 1 }}>
          <Box sx={{ fontWeight: 600, pb: 0.5 }}>{words('failed')}</Box>
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
          disabled={isSaving || isBlocked || isDisabled}
          onClick={() => void save()}
          sx={{ flex: { xs: 1, sm: 'none' } }}
        >
          {text(isSaving ? 'saving' : 'save')}
        </Button>
        <Button disabled={isSaving} onClick={() => discarding.ask(lost)}>
          {words('discard')}
        </Button>
      </Box>
      <QuestionDialog question={discarding} />
    </>
  );
}

interface SaveBarProps extends Omit<SaveRowProps, 'isWrong'> {
  editor: {
    readonly changed: readonly unknown[];
    readonly isRestored: boolean;
    readonly drop: () => void;
  };
  children?: ReactNode;
}

/** Leaving the page asks first, and discards them (R-ERR-24). */
export function SaveBar({ editor, status, children, ...row }: SaveBarProps) {
  const ui = useText(uiTexts);
  if (editor.changed.length === 0) return null;
  const { conflict } = row.saving;
  return (
    <ActionBar>
      <LeavingDialog when onLeave={editor.drop} />
      {conflict !== null && <EditConflictNotice {...conflict} fieldNames={{}} />}
      {children}
      <SaveRow
        {...row}
        status={
          <>
            {status}
            {editor.isRestored && (
              <Typography variant="body2" color="textSecondary">
                {ui('keptTyping')}
              </Typography>
            )}
          </>
        }
      />
    </ActionBar>
  );
}
