import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { credentialCommands } from '@portal/contracts/areas/users';
import { type SubmitEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCallCommand } from '#core/client/use-call-command';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { TextInput } from '#ui/fields/TextInput';
import { CredentialNotice } from './CredentialNotice';
import { LoginPage } from './LoginPage';
import { passwordTexts } from './texts';

/** Codes whose own text says more than "not sent". */
const explained: readonly string[] = ['offline', 'too_many_requests'];

/** Asks for the link to a new password (R-AUT-16, R-AUT-17, R-ERR-08). */
export function RememberScreen() {
  const text = useText(passwordTexts);
  const explain = useErrorText();
  const { send, isPending, error, reset } = useCallCommand(credentialCommands.RequestPasswordLink);
  const [typed, setTyped] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const username = typed.trim();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (username === '') return field.current?.focus();
    void send({ username }).then(
      () => setSentTo(username),
      () => undefined,
    );
  };
  const sendAgain = () => {
    setSentTo(null);
    reset();
  };
  const toLogin = (
    <MuiLink component={Link} to="/login" sx={{ alignSelf: 'flex-start' }}>
      {text('toLogin')}
    </MuiLink>
  );
  if (sentTo !== null)
    return (
      <LoginPage
        tab={text('rememberTab')}
        title={text('sentTitle')}
        intro={<span role="status">{text('sentText', { username: sentTo })}</span>}
      >
        <Stack spacing={2.5}>
          <Button onClick={sendAgain} sx={{ alignSelf: 'flex-start' }}>
            {text('sendAgain')}
          </Button>
          {toLogin}
        </Stack>
      </LoginPage>
    );
  return (
    <LoginPage tab={text('rememberTab')} title={text('rememberTitle')} intro={text('rememberText')}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
        {error !== null && (
          <CredentialNotice kind="error">
            {explained.includes(error.code) ? explain(error).text : text('notSent')}
          </CredentialNotice>
        )}
        <TextInput
          label={text('username')}
          type="email"
          name="username"
          inputRef={field}
          autoComplete="username"
          autoFocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isSubmitted && username === '' ? text('usernameMissing') : undefined}
        />
        <Button type="submit" variant="contained" color="primary" size="large" disabled={isPending}>
          {text(isPending ? 'sending' : 'send')}
        </Button>
        {toLogin}
      </Stack>
    </LoginPage>
  );
}
