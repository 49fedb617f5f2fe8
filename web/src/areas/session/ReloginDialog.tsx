import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type SubmitEvent, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useSession, useSessionState } from '#core/session/session-state';
import { PasswordInput } from './PasswordInput';
import { TextInput } from '#ui/fields/TextInput';
import { LoginCodeInput } from './LoginCodeInput';
import { LoginErrorNotice } from './LoginErrorNotice';
import { SessionEndingNotice } from './SessionEndingNotice';
import { sessionTexts } from './texts/early';
import { useLogin } from './use-login';

/** Asks for the password again; the page behind keeps everything (W11). */
export function ReloginDialog() {
  const text = useText(sessionTexts);
  const { email } = useSession().user;
  const { settleRelogin } = useSessionState();
  const { logIn, isPending, error, needsCode } = useLogin();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (password !== '' && (await logIn({ username: email, password, code: code.trim() })))
      await settleRelogin(true);
  };
  return (
    <Dialog open maxWidth="xs" aria-labelledby="relogin-title">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id="relogin-title">{text('reloginTitle')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <DialogContentText>{text('reloginText')}</DialogContentText>
            {error === null ? <SessionEndingNotice /> : !isPending && <LoginErrorNotice error={error} />}
            <TextInput label={text('username')} value={email} readOnly autoComplete="username" />
            <PasswordInput
              label={text('password')}
              autoComplete="current-password"
              autoFocus
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
            {needsCode && <LoginCodeInput value={code} onChange={setCode} />}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={() => void settleRelogin(false)}>
            {text('reloginLeave')}
          </Button>
          <Button type="submit" variant="contained" color="primary" disabled={isPending}>
            {text('reloginContinue')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
