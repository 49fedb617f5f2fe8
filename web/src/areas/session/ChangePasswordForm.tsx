import { credentialCommands } from '@portal/contracts/areas/users';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCallCommand } from '#core/client/use-call-command';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { useSessionState } from '#core/session/session-state';
import { useLeadToMistake } from '#ui/fields/lead-to-mistake';
import { CredentialNotice } from './CredentialNotice';
import { ExpiredLinkNotice } from './ExpiredLinkNotice';
import { NewPasswordFields } from './NewPasswordFields';
import { passwordTexts } from './texts';
import { useNewPassword } from './use-new-password';
import type { OpenedLink } from './use-mailed-link';

/** Of which the login tells that the password was changed. */
export interface AfterPassword {
  readonly passwordChanged?: boolean;
}

/** Refusals that are told in their own words; whatever else goes wrong is the connection's (R-AUT-21, R-ERR-09). */
const couldNot: readonly string[] = [
  'password_not_changed',
  'password_not_new',
  'password_too_common',
  'too_many_requests',
];

/** The two entries of a new password; leads to the sign-in once it is changed. */
export function ChangePasswordForm({ link }: { link: OpenedLink }) {
  const text = useText(passwordTexts);
  const explain = useErrorText();
  const navigate = useNavigate();
  const { reload } = useSessionState();
  const { send, isPending, error } = useCallCommand(credentialCommands.ChangePassword, { once: true });
  const entries = useNewPassword();
  const focusFirstError = useLeadToMistake();
  const isExpired = error === null ? link.isLate : error.code === 'password_link_expired';

  const change = async (digest: Promise<string>) => {
    await send({ id: link.id, time: link.time, password: await digest });
    // All sessions of that person are over; somebody else who is signed in here stays.
    await reload();
    const state: AfterPassword = { passwordChanged: true };
    await navigate('/login', { replace: true, state });
  };
  const submit = (event: SubmitEvent<HTMLElement>) => {
    event.preventDefault();
    const digest = entries.check();
    if (digest === null) focusFirstError(event.currentTarget);
    else change(digest).catch(() => undefined);
  };
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
      {isExpired && !isPending && <ExpiredLinkNotice>{text('late')}</ExpiredLinkNotice>}
      {error !== null && !isExpired && (
        <CredentialNotice kind="error">
          {couldNot.includes(error.code) ? explain(error).text : text('connectionError')}
        </CredentialNotice>
      )}
      <NewPasswordFields value={entries} autoFocus />
      <Button type="submit" variant="contained" color="primary" size="large" disabled={isPending}>
        {text(isPending ? 'changing' : 'change')}
      </Button>
      <MuiLink component={Link} to="/login" sx={{ alignSelf: 'flex-start' }}>
        {text('toLogin')}
      </MuiLink>
    </Stack>
  );
}
