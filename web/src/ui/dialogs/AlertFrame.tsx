import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface AlertFrameProps {
  title: string;
  text: ReactNode;
  onClose: () => void;
  /** Buttons: what can be answered. */
  children: ReactNode;
}

/** What must be answered before anything else is done. */
export function AlertFrame({ title, text, onClose, children }: AlertFrameProps) {
  const id = useId();
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>{children}</DialogActions>
    </Dialog>
  );
}
