import { Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface TitledDialogProps {
  title: string;
  width?: 'sm' | 'md';
  onClose: () => void;
  /** Beside the title: they must not move with the height of the content. */
  steps?: ReactNode;
  /** Buttons. */
  actions: ReactNode;
  children: ReactNode;
}

/** Load lazily. */
export function TitledDialog({ title, width = 'sm', onClose, steps, actions, children }: TitledDialogProps) {
  const id = useId();
  const heading = (
    <DialogTitle id={id} sx={{ flex: 1 }}>
      {title}
    </DialogTitle>
  );
  return (
    <Dialog
      open
      fullWidth
      maxWidth={width}
      onClose={onClose}
      aria-labelledby={id}
      sx={steps === undefined ? undefined : { '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      {steps === undefined ? (
        heading
      ) : (
        <Stack direction="row" sx={{ '& + .MuiDialogContent-root': { pt: 0 } }}>
          {heading}
          <Stack direction="row" sx={{ flex: 'none', alignSelf: 'start', pt: 1.5, pr: 2 }}>
            {steps}
          </Stack>
        </Stack>
      )}
      <DialogContent>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
