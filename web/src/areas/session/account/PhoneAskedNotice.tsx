import Alert from '@mui/material/Alert';
import { useText } from '#core/i18n/use-text';
import { accountMessages } from './account.messages';

/** Portugal: the agency needs the phone, and this account has none (R-CRT-20). */
export function PhoneAskedNotice() {
  const text = useText(accountMessages);
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {text('phoneAsked')}
    </Alert>
  );
}
