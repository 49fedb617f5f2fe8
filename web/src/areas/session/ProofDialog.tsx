import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { type SubmitEvent, useState } from 'react';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { passwordDigest } from '#core/session/password-digest';
import { type ProofQuestion, useSessionState } from '#core/session/session-state';
import { useLeadToMistake } from '#ui/fields/lead-to-mistake';
import { CredentialNotice } from './CredentialNotice';
import { LoginCodeInput } from './LoginCodeInput';
import { PasswordInput } from './PasswordInput';
import { proofTexts } from './texts';

/** What is typed, and how it is sent: the server says which of both it asks for. */
function useProofForm({ refusal, isSending }: ProofQuestion) {
  const { settleProof } = useSessionState();
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  // A refusal that names neither, as without a network, leaves what was asked for.
  const [kind, setKind] = useState(refusal.details['by']);
  const named = refusal.details['by'];
  if (named !== undefined && named !== kind) {
    setKind(named);
    setTyped('');
  }
  const isCode = kind === 'code';
  const isMissing = typed.trim() === '';
  const send = async () => {
    settleProof(isCode ? { own_code: typed.trim() } : { own_password: await passwordDigest(typed) });
    setAsked(false);
  };
  return {
    typed,
    setTyped,
    isCode,
    isMissing,
    isSending,
    showsMissing: isAsked && isMissing,
    ask: () => setAsked(true),
    send,
    leave: () => settleProof(null),
  };
}

/** Asks who is there before something grave is sent; the page behind keeps everything that was typed. */
export function ProofDialog({ question }: { question: ProofQuestion }) {
  const text = useText(proofTexts);
  const explain = useErrorText();
  const focusFirstError = useLeadToMistake();
  const form = useProofForm(question);
  const { isCode, isSending, showsMissing } = form;
  const { refusal } = question;

  const submit = (event: SubmitEvent<HTMLElement>) => {
    event.preventDefault();
    // Portals keep React's events: a form behind would be sent as well.
    event.stopPropagation();
    form.ask();
    if (form.isMissing) focusFirstError(event.currentTarget);
    else void form.send();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={isSending ? undefined : form.leave}
      aria-labelledby="proof-title"
      aria-describedby="proof-text"
    >
      <form noValidate onSubmit={submit}>
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
              <LoginCodeInput value={form.typed} onChange={form.setTyped} isMissing={showsMissing} />
            ) : (
              <>
                <PasswordInput
                  label={text('password')}
                  name="own-password"
                  autoComplete="current-password"
                  autoFocus
                  value={form.typed}
                  onChange={(event) => form.setTyped(event.target.value)}
                  error={showsMissing ? text('passwordMissing') : undefined}
                />
                <MuiLink href="/remember" target="_blank" rel="noopener" sx={{ alignSelf: 'flex-start' }}>
                  {text('forgotten')}
                </MuiLink>
              </>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="text" disabled={isSending} onClick={form.leave}>
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
