import { useText } from '#app/i18n/use-text';
import { LoginForm } from './LoginForm';
import { LoginPage } from './LoginPage';
import { sessionMessages } from './session.messages';

/** The front door: the two fields that open it. */
export function LoginScreen() {
  const text = useText(sessionMessages);
  return (
    <LoginPage tab={text('title')} title={text('welcome')} intro={text('welcomeText')}>
      <LoginForm />
    </LoginPage>
  );
}
