import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { type RefObject, type SubmitEvent, Suspense, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { CallError } from '#core/client/call-error';
import { useText } from '#core/i18n/use-text';
import { useSessionState } from '#core/session/session-state';
import type { AfterPassword } from './ChangePasswordForm';
import { LateLoginErrorNotice } from './LateLoginErrorNotice';
import { PasswordInput } from './PasswordInput';
import { TextInput } from '#ui/fields/TextInput';
import { sessionTexts } from './texts/early';
import { useLogin } from './use-login';
import { useTypedBefore } from './use-typed-before';
import { lazyPart } from '#ui/part/lazy-part';

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
export function LoginForm() {
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
