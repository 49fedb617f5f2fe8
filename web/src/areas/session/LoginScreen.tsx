import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { ExternalLoginButton } from './external/ExternalLoginButton';
import { LoginForm } from './LoginForm';
import { LoginPage } from './LoginPage';
import { sessionTexts } from './texts/early';

/** The front door: the two fields that open it, and where there is one the way of the identity provider (R-AUT-10). */
export function LoginScreen() {
  const text = useText(sessionTexts);
  const { identityProvider } = useMarket();
  return (
    <LoginPage tab={text('title')} title={text('welcome')} intro={text('welcomeText')}>
      <LoginForm />
      {identityProvider && <ExternalLoginButton />}
    </LoginPage>
  );
}
