import { Suspense } from 'react';
import { useText } from '#app/i18n/use-text';
import { useMarket } from '#app/market';
import { lazyPart } from '#ui/part/lazy-part';
import { LoginForm } from './LoginForm';
import { LoginPage } from './LoginPage';
import { sessionMessages } from './session.messages';

const ExternalLoginButton = lazyPart(() =>
  import('./external/ExternalLoginButton').then((module) => module.ExternalLoginButton),
);

/** The front door: the two fields that open it, and where there is one the way of the identity provider (R-AUT-10). */
export function LoginScreen() {
  const text = useText(sessionMessages);
  const { identityProvider } = useMarket();
  return (
    <LoginPage tab={text('title')} title={text('welcome')} intro={text('welcomeText')}>
      <LoginForm />
      <Suspense>{identityProvider && <ExternalLoginButton />}</Suspense>
    </LoginPage>
  );
}
