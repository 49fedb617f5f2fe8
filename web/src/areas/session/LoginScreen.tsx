import { Box, Button, Divider, Link as MuiLink, Stack, Typography } from '@mui/material';
import { externalLoginCommands } from '@portal/contracts/areas/session';
import {
  type RefObject,
  type SubmitEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { CallError } from '#core/client/call-error';
import { useCallClient, newIntent } from '#core/client/call-client';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSessionState } from '#core/session/session-state';
import { TextInput } from '#ui/fields/TextInput';
import { lazyPart } from '#ui/part/lazy-part';
import { LeavingNotice, LoginPage } from './LoginPage';
import type { AfterPassword } from './MailedLinkScreens';
import { PasswordInput } from './PasswordInput';
import { externalTexts, sessionTexts } from './texts/early';
import { useLogin } from './use-login';

// Most sign-ins need none of these.
const notices = () => import('./CredentialNotice');
const LoginErrorNotice = lazyPart(() => notices().then((module) => module.LoginErrorNotice));
const PasswordChangedNotice = lazyPart(() => notices().then((module) => module.PasswordChangedNotice));
const SessionEndingNotice = lazyPart(() => notices().then((module) => module.SessionEndingNotice));
const LoginCodeInput = lazyPart(() => import('./ProofForm').then((module) => module.LoginCodeInput));

function pressAgain(dataset: DOMStringMap): void {
  const { pressed } = dataset;
  delete dataset.pressed;
  if (pressed !== undefined) document.querySelectorAll<HTMLElement>('#root button')[Number(pressed)]?.click();
}

/** The form works before the app has loaded (`public/first-paint.js`): this takes over its values and clicks. */
function useTypedBefore(
  fields: readonly (readonly [RefObject<HTMLInputElement | null>, (typed: string) => void])[],
): void {
  const take = useEffectEvent(() => {
    for (const [field, set] of fields) if (field.current?.value) set(field.current.value);
  });
  const send = useEffectEvent(() => {
    const { dataset = {} } = document.getElementById('root') ?? {};
    delete dataset.drawn;
    pressAgain(dataset);
    if (dataset.sent === undefined) return;
    delete dataset.sent;
    fields[0]?.[0].current?.form?.requestSubmit();
  });
  useLayoutEffect(() => take(), []);
  // After the typed values are in the state.
  useEffect(() => send(), []);
}

/** Why the address led here: `auth`, `data` or a code of the server (R-AUT-09, R-AUT-12). */
function errorIn(word: string | null): CallError | null {
  if (word === null) return null;
  const code = word === 'auth' ? 'login_incorrect' : word;
  return new CallError({ call: 'Login', code, status: 401, correlationId: '' });
}

/** S2. */
function LoginNotice({ error, isSubmitted }: { error: unknown; isSubmitted: boolean }) {
  const after = useLocation().state as AfterPassword | null;
  const { ending } = useSessionState();
  if (error !== null) return <LoginErrorNotice error={error} />;
  if (isSubmitted) return null;
  return after?.passwordChanged === true ? <PasswordChangedNotice /> : ending && <SessionEndingNotice />;
}

const entryIn = ({ current }: RefObject<HTMLInputElement | null>) => current?.value ?? '';

/** R-AUT-07. */
function LoginForm() {
  const text = useText(sessionTexts);
  const { reload } = useSessionState();
  const [search] = useSearchParams();
  const { logIn, isPending, error, needsCode } = useLogin();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [afterwards, setAfterwards] = useState<unknown>(null);
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  useTypedBefore([
    [usernameField, setUsername],
    [passwordField, setPassword],
  ]);
  const shown = error ?? afterwards ?? (isSubmitted ? null : errorIn(search.get('error')));

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    // Values of the fields: the state may not have them yet.
    const entered = { username: entryIn(usernameField).trim(), password: entryIn(passwordField) };
    if (entered.username === '' || entered.password === '') {
      (entered.username === '' ? usernameField : passwordField).current?.focus();
      return;
    }
    const isIn = await logIn({ ...entered, code: code.trim() });
    setAfterwards(isIn ? await reload() : null);
  };
  const missing = (value: string, key: 'usernameMissing' | 'passwordMissing') =>
    isSubmitted && value === '' ? text(key) : undefined;
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      <Suspense>
        <LoginNotice error={isPending ? null : shown} isSubmitted={isSubmitted} />
      </Suspense>
      <TextInput
        label={text('username')}
        type="email"
        name="username"
        inputRef={usernameField}
        autoComplete="username"
        autoFocus
        value={username}
        onChange={({ target }) => setUsername(target.value)}
        error={missing(username.trim(), 'usernameMissing')}
      />
      <PasswordInput
        label={text('password')}
        name="password"
        inputRef={passwordField}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={missing(password, 'passwordMissing')}
      />
      <Suspense>{needsCode && <LoginCodeInput value={code} onChange={setCode} />}</Suspense>
      <Button type="submit" variant="contained" color="primary" size="large" disabled={isPending}>
        {text(isPending ? 'loggingIn' : 'logIn')}
      </Button>
      <MuiLink component={Link} to="/remember" sx={{ alignSelf: 'flex-start' }}>
        {text('forgotten')}
      </MuiLink>
    </Stack>
  );
}

/** R-AUT-10. */
function ExternalLoginButton() {
  const text = useText(externalTexts);
  const client = useCallClient();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [url, setUrl] = useState<string | null>(null);
  const begin = async () => {
    setPending(true);
    setError(null);
    try {
      const options = { intent: newIntent(), ungated: true };
      setUrl((await client.send(externalLoginCommands.StartExternalLogin, {}, options)).data.url);
    } catch (reason) {
      setError(reason);
    } finally {
      setPending(false);
    }
  };
  if (url !== null) return <LeavingNotice url={url} />;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Divider>
        <Typography variant="body2" component="span" color="textSecondary">
          {text('or')}
        </Typography>
      </Divider>
      <Suspense>{error !== null && <LoginErrorNotice error={error} />}</Suspense>
      <Button variant="outlined" size="large" disabled={isPending} onClick={() => void begin()}>
        {text('continue')}
      </Button>
    </Box>
  );
}

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
