import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Link as MuiLink,
  Stack,
} from '@mui/material';
import { type SubmitEvent, useState } from 'react';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { passwordDigest } from '#core/session/password-digest';
import { useSession, useSessionState, type ProofQuestion } from '#core/session/session-state';
import { useLeadToMistake } from '#ui/fields/lead-to-mistake';
import { TextInput } from '#ui/fields/TextInput';
import { CredentialNotice, LoginErrorNotice, SessionEndingNotice } from './CredentialNotice';
import { PasswordInput } from './PasswordInput';
import { LoginCodeInput } from './ProofForm';
import { proofTexts } from './texts';
import { sessionTexts } from './texts/early';
import { useLogin } from './use-login';

/** W11. */
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
              onChange={({ target }) => setPassword(target.value)}
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

/** Password or code, as the server last required; other errors do not change that. */
function useProofForm({ refusal }: ProofQuestion) {
  const { settleProof } = useSessionState();
  const [typed, setTyped] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [kind, setKind] = useState(refusal.details['by']);
  const requested = refusal.details['by'];
  if (requested !== undefined && requested !== kind) {
    setKind(requested);
    setTyped('');
  }
  const isCode = kind === 'code';
  const isEmpty = typed.trim() === '';
  const send = async () => {
    settleProof(isCode ? { own_code: typed.trim() } : { own_password: await passwordDigest(typed) });
    setSubmitted(false);
  };
  return {
    typed,
    setTyped,
    isCode,
    isMissing: isSubmitted && isEmpty,
    submit: (): boolean => {
      setSubmitted(true);
      if (!isEmpty) void send();
      return !isEmpty;
    },
    leave: () => settleProof(null),
  };
}

export function ProofDialog({ question }: { question: ProofQuestion }) {
  const text = useText(proofTexts);
  const explain = useErrorText();
  const focusFirstError = useLeadToMistake();
  const { typed, setTyped, isCode, isMissing, submit, leave } = useProofForm(question);
  const { refusal, isSending } = question;

  const onSubmit = (event: SubmitEvent<HTMLElement>) => {
    event.preventDefault();
    // React events pass through portals: a form behind would be sent as well.
    event.stopPropagation();
    if (!submit()) focusFirstError(event.currentTarget);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={isSending ? undefined : leave}
      aria-labelledby="proof-title"
      aria-describedby="proof-text"
    >
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle id="proof-title">{text('title')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <DialogContentText id="proof-text">
              {text(isCode ? 'codeText' : 'passwordText')}
            </DialogContentText>
            {refusal.code !== 'proof_required' && !isSending && (
              <CredentialNotice kind="error">
                {refusal.code === 'proof_incorrect'
                  ? text(isCode ? 'codeWrong' : 'passwordWrong')
                  : explain(refusal).text}
              </CredentialNotice>
            )}
            {isCode ? (
              <LoginCodeInput value={typed} onChange={setTyped} isMissing={isMissing} />
            ) : (
              <>
                <PasswordInput
                  label={text('password')}
                  name="own-password"
                  autoComplete="current-password"
                  autoFocus
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                  error={isMissing ? text('passwordMissing') : undefined}
                />
                <MuiLink href="/remember" target="_blank" rel="noopener" sx={{ alignSelf: 'flex-start' }}>
                  {text('forgotten')}
                </MuiLink>
              </>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="text" disabled={isSending} onClick={leave}>
            {text('leave')}
          </Button>
          <Button type="submit" variant="contained" color="primary" disabled={isSending}>
            {text('confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
