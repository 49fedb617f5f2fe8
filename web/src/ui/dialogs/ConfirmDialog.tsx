import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '#core/i18n/use-text';
import { uiTexts } from '../texts/early';
import { AlertFrame } from './NoticeDialog';

interface ConfirmDialogProps {
  title: string;
  /** Consequences, and whether they can be undone. */
  text: ReactNode;
  /** Names the action: "Delete order", never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  /** Irreversible. */
  isGrave?: boolean;
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The safe answer has the focus. Load lazily. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirmLabel, cancelLabel, isGrave, isPending = false, onConfirm, onCancel } = props;
  const uiText = useText(uiTexts);
  return (
    <AlertFrame title={title} text={text} onClose={onCancel}>
      <Button autoFocus onClick={onCancel}>
        {cancelLabel ?? uiText('cancel')}
      </Button>
      <Button
        variant="contained"
        color={isGrave === true ? 'error' : 'primary'}
        disabled={isPending}
        onClick={onConfirm}
      >
        {confirmLabel}
      </Button>
    </AlertFrame>
  );
}
