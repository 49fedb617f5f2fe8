import Alert from '@mui/material/Alert';
import { useText } from '#core/i18n/use-text';
import { accountTexts } from '../texts';

/** Portugal: the agency needs the phone, and this account has none (R-CRT-20). */
export function PhoneAskedNotice() {
  const text = useText(accountTexts);
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {text('phoneAsked')}
    </Alert>
  );
}
