import { useText } from '#core/i18n/use-text';
import { CredentialNotice } from './CredentialNotice';
import { passwordTexts } from './texts';

/** Why somebody comes to the sign-in after choosing a password. */
export function PasswordChangedNotice() {
  const text = useText(passwordTexts);
  return <CredentialNotice kind="success">{text('changed')}</CredentialNotice>;
}
