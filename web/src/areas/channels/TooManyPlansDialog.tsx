import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useText } from '#app/i18n/use-text';
import { problemMessages } from './problems.messages';

/** There may be two planned changes and no third one (R-CHN-30, R-ERR-21). */
export function TooManyPlansDialog({ onClose }: { onClose: () => void }) {
  const text = useText(problemMessages);
  const id = useId();
  return (
    <Dialog open role="alertdialog" maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{text('plansTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text('plansText')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={onClose}>
          {text('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
