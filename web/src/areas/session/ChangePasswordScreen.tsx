import { useText } from '#core/i18n/use-text';
import { ChangePasswordForm } from './ChangePasswordForm';
import { ExpiredLinkNotice } from './ExpiredLinkNotice';
import { LoginPage } from './LoginPage';
import { passwordTexts } from './texts';
import { useMailedLink } from './use-mailed-link';

/** Where the link of a mail leads: choosing a password (R-AUT-18). */
export function ChangePasswordScreen() {
  const text = useText(passwordTexts);
  const link = useMailedLink('/changepassword');
  return (
    <LoginPage tab={text('changeTab')} title={text('changeTitle')} intro={text('changeText')}>
      {link === null ? (
        <ExpiredLinkNotice>{text('noLink')}</ExpiredLinkNotice>
      ) : (
        <ChangePasswordForm link={link} />
      )}
    </LoginPage>
  );
}
