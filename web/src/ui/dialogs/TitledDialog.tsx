import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface TitledDialogProps {
  title: string;
  width?: 'sm' | 'md';
  onClose: () => void;
  /** Buttons. */
  actions: ReactNode;
  children: ReactNode;
}

/** Load lazily. */
export function TitledDialog({ title, width = 'sm', onClose, actions, children }: TitledDialogProps) {
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth={width} onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
