import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { uiMessages } from '../ui.messages';
import { useText } from '#core/i18n/use-text';
import { privacyMessages } from './privacy.messages';

/** The privacy policy, readable from every page, also before signing in (R-PLT-16). */
export function PrivacyDialog({ onClose }: { onClose: () => void }) {
  const text = useText(privacyMessages);
  const uiText = useText(uiMessages);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" aria-labelledby="privacy-title">
      <DialogTitle id="privacy-title">{text('title')}</DialogTitle>
      <DialogContent>{text('text')}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{uiText('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
