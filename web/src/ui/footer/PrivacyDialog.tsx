import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { uiTexts } from '../texts/early';
import { privacyTexts } from '../texts';
import { useText } from '#core/i18n/use-text';

/** R-PLT-16 */
export function PrivacyDialog({ onClose }: { onClose: () => void }) {
  const text = useText(privacyTexts);
  const uiText = useText(uiTexts);
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
