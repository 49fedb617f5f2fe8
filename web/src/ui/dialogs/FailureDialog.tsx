import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { ErrorNote } from '../states/ErrorNote';
import { uiTexts } from '../texts/early';

/** Why something was not saved, until it is read (R-AUS-09). What was typed stays. */
export function FailureDialog({ failure }: { failure: unknown }) {
  const text = useText(uiTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog open={isOpen} role="alertdialog" maxWidth="xs" fullWidth onClose={close} aria-labelledby={id}>
      <DialogTitle id={id}>{text('notSaved')}</DialogTitle>
      <DialogContent>
        <ErrorNote error={failure} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={close}>
          {text('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
