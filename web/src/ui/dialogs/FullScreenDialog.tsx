import { Dialog, type DialogProps } from '@mui/material';

interface FullScreenDialogProps extends Pick<DialogProps, 'onKeyDown' | 'children'> {
  /** Accessible name. */
  label: string;
  onClose: () => void;
}

/** Load lazily. */
export const FullScreenDialog = ({ label, ...dialog }: FullScreenDialogProps) => (
  <Dialog
    open
    fullScreen
    slotProps={{
      paper: {
        // As attribute of the dialog, it would name the element around it.
        'aria-label': label,
        sx: { m: 0, width: '100%', maxHeight: 'none', border: 0, borderRadius: 0 },
      },
    }}
    {...dialog}
  />
);
