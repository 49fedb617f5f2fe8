import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SubmitEvent } from 'react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CallError } from '#app/client/call-error';
import { useText } from '#app/i18n/use-text';
import { useSessionState } from '#app/session/session-state';
import { PasswordInput } from './PasswordInput';
import { TextInput } from '#ui/fields/TextInput';
import { sessionMessages } from './session.messages';
import { useLogin } from './use-login';

const LoginError = lazy(() => import('./LoginError').then((module) => ({ default: module.LoginError })));

/** What somebody who was sent here with `?error=auth` is told (R-AUT-09). */
const sentBack = new CallError({ call: 'Login', code: 'login_incorrect', status: 401, correlationId: '' });

/** E-mail and password; both are asked for before anything is sent (R-AUT-07). */
export function LoginForm() {
  const text = useText(sessionMessages);
  const { reload } = useSessionState();
  const [search] = useSearchParams();
  const { logIn, isPending, error } = useLogin();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [afterwards, setAfterwards] = useState<unknown>(null);
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const shown = error ?? afterwards ?? (search.get('error') === 'auth' && !isAsked ? sentBack : null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (username.trim() === '' || password === '') {
      (username.trim() === '' ? usernameField : passwordField).current?.focus();
      return;
    }
    setAfterwards((await logIn(username.trim(), password)) ? await reload() : null);
  };
  const missing = (value: string, key: 'usernameMissing' | 'passwordMissing') =>
    isAsked && value === '' ? text(key) : undefined;
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      <Suspense>{shown !== null && !isPending && <LoginError error={shown} />}</Suspense>
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
      <Button type="submit" variant="contained" color="primary" size="large" disabled={isPending}>
        {text(isPending ? 'loggingIn' : 'logIn')}
      </Button>
    </Stack>
  );
}
