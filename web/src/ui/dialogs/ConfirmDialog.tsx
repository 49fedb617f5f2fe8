import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useText } from '#app/i18n/use-text';
import { uiMessages } from '../ui.messages';

interface ConfirmDialogProps {
  title: string;
  /** What will happen, and whether it can be taken back. */
  text: ReactNode;
  /** Says what happens: "Delete order", never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  /** The step cannot be taken back. */
  isGrave?: boolean;
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot simply be undone. The harmless answer has the focus. Load it lazily. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    text,
    confirmLabel,
    cancelLabel,
    isGrave = false,
    isPending = false,
    onConfirm,
    onCancel,
  } = props;
  const uiText = useText(uiMessages);
  const id = useId();
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      onClose={onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onCancel}>
          {cancelLabel ?? uiText('cancel')}
        </Button>
        <Button
          variant="contained"
          color={isGrave ? 'error' : 'primary'}
          disabled={isPending}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
