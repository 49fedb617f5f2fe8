import { Button, Link as MuiLink, Stack } from '@mui/material';
import { credentialCommands } from '@portal/contracts/areas/users';
import { Link } from 'react-router-dom';
import { isCallError } from '#core/client/call-error';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { useCommandForm } from '#ui/form/use-command-form';
import { RecordText } from '#ui/record/RecordFields';
import { CredentialNotice } from './CredentialNotice';
import { LoginPage } from './LoginPage';
import { passwordTexts } from './texts';

/** Codes whose own text says more than "not sent". */
const explained: readonly string[] = ['offline', 'too_many_requests'];

/** R-AUT-16, R-AUT-17, R-ERR-08. */
export function RememberScreen() {
  const text = useText(passwordTexts);
  const explain = useErrorText();
  const form = useCommandForm(credentialCommands.RequestPasswordLink, {
    words: passwordTexts,
    initial: { username: '' },
    toInput: ({ username }) => ({ username: username.trim() }),
    onSent: () => undefined,
  });
  const { failure, values } = form;
  const toLogin = (
    <MuiLink component={Link} to="/login" sx={{ alignSelf: 'flex-start' }}>
      {text('toLogin')}
    </MuiLink>
  );
  if (form.isSent)
    return (
      <LoginPage
        tab={text('rememberTab')}
        title={text('sentTitle')}
        intro={<span role="status">{text('sentText', { username: values.username.trim() })}</span>}
      >
        <Stack spacing={2.5}>
          <Button onClick={() => form.reset(values)} sx={{ alignSelf: 'flex-start' }}>
            {text('sendAgain')}
          </Button>
          {toLogin}
        </Stack>
      </LoginPage>
    );
  return (
    <LoginPage tab={text('rememberTab')} title={text('rememberTitle')} intro={text('rememberText')}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void form.submit(event)}>
        {failure !== null && (
          <CredentialNotice kind="error">
            {isCallError(failure) && explained.includes(failure.code)
              ? explain(failure).text
              : text('notSent')}
          </CredentialNotice>
        )}
        <RecordText {...form.field('username')} type="email" autoComplete="username" autoFocus />
        <Button type="submit" variant="contained" color="primary" size="large" disabled={form.isPending}>
          {text(form.isPending ? 'sending' : 'send')}
        </Button>
        {toLogin}
      </Stack>
    </LoginPage>
  );
}
