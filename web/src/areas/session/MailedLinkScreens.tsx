import { Button, Link as MuiLink, Stack } from '@mui/material';
import { addressCommands, credentialCommands } from '@portal/contracts/areas/users';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { isCallError } from '#core/client/call-error';
import { useCallCommand } from '#core/client/use-call-command';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { passwordDigest } from '#core/session/password-digest';
import { useSessionState } from '#core/session/session-state';
import { useCommandForm } from '#ui/form/use-command-form';
import { CredentialNotice } from './CredentialNotice';
import { LoginPage } from './LoginPage';
import { type NewPassword, newPasswordErrors, NewPasswordFields } from './PasswordPanel';
import { addressTexts, passwordTexts } from './texts';

interface MailedLink {
  readonly id: string;
  /** Seconds since 1970. */
  readonly time: number;
  /** By this browser's clock; the server decides (R-AUT-20). */
  readonly isLate: boolean;
}

/** Takes the link out of address and history at once (S6). @param path without the link */
function useMailedLink(path: string): MailedLink | null {
  const { id, time } = useParams();
  const navigate = useNavigate();
  const [link] = useState<MailedLink | null>(() => {
    if (id === undefined || !/^\d+$/.test(time ?? '')) return null;
    return { id, time: Number(time), isLate: Number(time) * 1000 <= Date.now() };
  });
  useEffect(() => {
    if (id !== undefined) void navigate(path, { replace: true });
  }, [id, navigate, path]);
  return link;
}

/** R-AUT-20. */
function ExpiredLinkNotice({ reason }: { reason: 'late' | 'noLink' }) {
  const text = useText(passwordTexts);
  return (
    <CredentialNotice
      kind="error"
      action={
        <MuiLink component={Link} to="/remember" color="inherit" underline="always">
          {text('askAgain')}
        </MuiLink>
      }
    >
      {text(reason)}
    </CredentialNotice>
  );
}

export interface AfterPassword {
  readonly passwordChanged?: boolean;
}

/** All others are explained as the connection (R-AUT-21, R-ERR-09). */
const explained: readonly string[] = [
  'password_not_changed',
  'password_not_new',
  'password_too_common',
  'too_many_requests',
];

function ChangePasswordForm({ link }: { link: MailedLink }) {
  const text = useText(passwordTexts);
  const explain = useErrorText();
  const navigate = useNavigate();
  const { reload } = useSessionState();
  const form = useCommandForm<typeof credentialCommands.ChangePassword, NewPassword>(
    credentialCommands.ChangePassword,
    {
      words: passwordTexts,
      initial: { password: '', repeated: '' },
      toInput: async ({ password }) => ({
        id: link.id,
        time: link.time,
        password: await passwordDigest(password),
      }),
      useCheck: (values) => ({ ...newPasswordErrors(values) }),
      onSent: async () => {
        // Ends only sessions of that person, not necessarily this one.
        await reload();
        const state: AfterPassword = { passwordChanged: true };
        await navigate('/login', { replace: true, state });
      },
    },
  );
  const { failure, isPending } = form;
  const code = isCallError(failure) ? failure.code : '';
  const isExpired = failure === null ? link.isLate : code === 'password_link_expired';

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void form.submit(event)}>
      {isExpired && !isPending && <ExpiredLinkNotice reason="late" />}
      {failure !== null && !isExpired && (
        <CredentialNotice kind="error">
          {explained.includes(code) ? explain(failure).text : text('connectionError')}
        </CredentialNotice>
      )}
      <NewPasswordFields form={form} autoFocus />
      <Button type="submit" variant="contained" color="primary" size="large" disabled={isPending}>
        {text(isPending ? 'changing' : 'change')}
      </Button>
      <MuiLink component={Link} to="/login" sx={{ alignSelf: 'flex-start' }}>
        {text('toLogin')}
      </MuiLink>
    </Stack>
  );
}

/** R-AUT-18. */
export function ChangePasswordScreen() {
  const text = useText(passwordTexts);
  const link = useMailedLink('/changepassword');
  return (
    <LoginPage tab={text('changeTab')} title={text('changeTitle')} intro={text('changeText')}>
      {link === null ? <ExpiredLinkNotice reason="noLink" /> : <ChangePasswordForm link={link} />}
    </LoginPage>
  );
}

interface AddressLinkPageProps {
  path: string;
  words: 'confirm' | 'restore';
  isPending: boolean;
  error: unknown;
  /** The outcome; `null` before. */
  done: ReactNode;
  onSend: (id: string) => Promise<unknown>;
}

/** Sends only by button: mail programs open links as well. */
function AddressLinkPage({ path, words, isPending, error, done, onSend }: AddressLinkPageProps) {
  const text = useText(addressTexts);
  const explain = useErrorText();
  const link = useMailedLink(path);
  const problem = () => {
    if (link === null) return text('noLink');
    if (error !== null) return isPending ? null : explain(error).text;
    return link.isLate ? text('late') : null;
  };
  const shown = problem();
  const busy = words === 'confirm' ? 'confirming' : 'restoring';
  return (
    <LoginPage tab={text(`${words}Tab`)} title={text(`${words}Title`)} intro={text(`${words}Text`)}>
      <Stack spacing={2.5}>
        {shown !== null && <CredentialNotice kind="error">{shown}</CredentialNotice>}
        {done}
        {link !== null && done === null && (
          <Button
            variant="contained"
            color="primary"
            size="large"
            disabled={isPending}
            onClick={() => void onSend(link.id).catch(() => undefined)}
          >
            {text(isPending ? busy : words)}
          </Button>
        )}
        <MuiLink component={Link} to="/" sx={{ alignSelf: 'flex-start' }}>
          {text('toPortal')}
        </MuiLink>
      </Stack>
    </LoginPage>
  );
}

/** R-ACC-05. */
export function ConfirmAddressScreen() {
  const text = useText(addressTexts);
  const { reload } = useSessionState();
  const { send, isPending, error } = useCallCommand(addressCommands.ConfirmAddress, { once: true });
  const [email, setEmail] = useState<string | null>(null);
  const confirm = async (id: string) => {
    setEmail((await send({ id })).data.email);
    await reload();
  };
  return (
    <AddressLinkPage
      path="/confirm-address"
      words="confirm"
      isPending={isPending}
      error={error}
      done={
        email === null ? null : (
          <CredentialNotice kind="success">{text('confirmed', { email })}</CredentialNotice>
        )
      }
      onSend={confirm}
    />
  );
}

export function RestoreAddressScreen() {
  const text = useText(addressTexts);
  const { reload } = useSessionState();
  const { send, isPending, error } = useCallCommand(addressCommands.RestoreAddress, { once: true });
  const [outcome, setOutcome] = useState<'cancelled' | 'restored' | null>(null);
  const restore = async (id: string) => {
    setOutcome((await send({ id })).data.outcome);
    await reload();
  };
  const toNewPassword = (
    <MuiLink component={Link} to="/remember" color="inherit" underline="always">
      {text('newPassword')}
    </MuiLink>
  );
  return (
    <AddressLinkPage
      path="/restore-address"
      words="restore"
      isPending={isPending}
      error={error}
      done={
        outcome === null ? null : (
          <CredentialNotice kind="success" action={outcome === 'cancelled' && toNewPassword}>
            {text(outcome)}
          </CredentialNotice>
        )
      }
      onSend={restore}
    />
  );
}
