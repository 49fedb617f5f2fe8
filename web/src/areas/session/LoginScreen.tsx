import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { externalLoginCommands } from '@portal/contracts/areas/session';
import {
  useState,
  type RefObject,
  type SubmitEvent,
  Suspense,
  useRef,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
} from 'react';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useCallClient, newIntent } from '#core/client/call-client';
import { CallError } from '#core/client/call-error';
import { useSessionState } from '#core/session/session-state';
import { TextInput } from '#ui/fields/TextInput';
import { lazyPart } from '#ui/part/lazy-part';
import { LoginPage } from './LoginPage';
import { sessionTexts, externalTexts } from './texts/early';
import { LeavingNotice } from './external/LeavingNotice';
import type { AfterPassword } from './ChangePasswordForm';
import { PasswordInput } from './PasswordInput';
import { useLogin } from './use-login';

const LoginErrorNotice = lazyPart(() =>
  import('./LoginErrorNotice').then((module) => module.LoginErrorNotice),
);

/** `LoginErrorNotice`, loaded when it is first needed: most sign-ins succeed. */
function LateLoginErrorNotice({ error }: { error: unknown }) {
  return (
    <Suspense>
      <LoginErrorNotice error={error} />
    </Suspense>
  );
}

/**
 * The form stands in the document before the app has come: what was typed into it meanwhile is taken over, sent if it was
 * sent, and what was pressed is pressed (`public/first-paint.js`).
 */
function useTypedBefore(
  fields: readonly (readonly [RefObject<HTMLInputElement | null>, (typed: string) => void])[],
): void {
  const take = useEffectEvent(() => {
    for (const [field, set] of fields) if (field.current?.value) set(field.current.value);
  });
  const send = useEffectEvent(() => {
    const { dataset = {} } = document.getElementById('root') ?? {};
    // From now on the app listens itself.
    delete dataset.drawn;
    pressAgain(dataset);
    if (dataset.sent === undefined) return;
    delete dataset.sent;
    fields[0]?.[0].current?.form?.requestSubmit();
  });
  useLayoutEffect(() => take(), []);
  // After what was typed is known.
  useEffect(() => send(), []);
}

/** Buttons that send nothing, by their number among all of them. */
function pressAgain(dataset: DOMStringMap): void {
  const { pressed } = dataset;
  delete dataset.pressed;
  if (pressed !== undefined) document.querySelectorAll<HTMLElement>('#root button')[Number(pressed)]?.click();
}

const LoginCodeInput = lazyPart(() => import('./LoginCodeInput').then((module) => module.LoginCodeInput));

const PasswordChangedNotice = lazyPart(() =>
  import('./PasswordChangedNotice').then((module) => module.PasswordChangedNotice),
);

const SessionEndingNotice = lazyPart(() =>
  import('./SessionEndingNotice').then((module) => module.SessionEndingNotice),
);

/** Why somebody was sent here, as the address has it: `auth`, `data` or a code of the server (R-AUT-09, R-AUT-12). */
function sentBackBy(word: string | null): CallError | null {
  if (word === null) return null;
  const code = word === 'auth' ? 'login_incorrect' : word;
  return new CallError({ call: 'Login', code, status: 401, correlationId: '' });
}

/** What was done before this: a password was chosen, or the session has ended (S2). */
function BeforeNotice() {
  const after = useLocation().state as AfterPassword | null;
  const { ending } = useSessionState();
  if (after?.passwordChanged === true) return <PasswordChangedNotice />;
  return ending && <SessionEndingNotice />;
}

/** Why the sign-in failed, or what was done before this. */
function LoginNotice({ error, isAsked }: { error: unknown; isAsked: boolean }) {
  if (error !== null) return <LateLoginErrorNotice error={error} />;
  return <Suspense>{!isAsked && <BeforeNotice />}</Suspense>;
}

const entryIn = ({ current }: RefObject<HTMLInputElement | null>) => current?.value ?? '';

/** E-mail and password; both are asked for before anything is sent (R-AUT-07). */
function LoginForm() {
  const text = useText(sessionTexts);
  const { reload } = useSessionState();
  const [search] = useSearchParams();
  const { logIn, isPending, error, needsCode } = useLogin();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [afterwards, setAfterwards] = useState<unknown>(null);
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  useTypedBefore([
    [usernameField, setUsername],
    [passwordField, setPassword],
  ]);
  const shown = error ?? afterwards ?? (isAsked ? null : sentBackBy(search.get('error')));

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    // As the fields have it: the form may have been sent before the app was there.
    const entered = { username: entryIn(usernameField).trim(), password: entryIn(passwordField) };
    if (entered.username === '' || entered.password === '') {
      (entered.username === '' ? usernameField : passwordField).current?.focus();
      return;
    }
    const isIn = await logIn({ ...entered, code: code.trim() });
    setAfterwards(isIn ? await reload() : null);
  };
  const missing = (value: string, key: 'usernameMissing' | 'passwordMissing') =>
    isAsked && value === '' ? text(key) : undefined;
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      <LoginNotice error={isPending ? null : shown} isAsked={isAsked} />
      <TextInput
        label={text('username')}
        type="email"
        name="username"
        inputRef={usernameField}
        autoComplete="username"
        autoFocus
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        error={missing(username.trim(), 'usernameMissing')}
      />
      <PasswordInput
        label={text('password')}
        name="password"
        inputRef={passwordField}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
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

/** Continues at the identity provider, which the server names (R-AUT-10). Only where one is configured. */
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
      <Divider sx={{ color: 'text.secondary', typography: 'body2' }}>{text('or')}</Divider>
      {error !== null && <LateLoginErrorNotice error={error} />}
      <Button variant="outlined" size="large" disabled={isPending} onClick={() => void begin()}>
        {text('continue')}
      </Button>
    </Box>
  );
}

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
