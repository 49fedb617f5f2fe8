import { addressCommands } from '@portal/contracts/areas/users';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCallCommand } from '#core/client/use-call-command';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { useSessionState } from '#core/session/session-state';
import { addressTexts } from './texts';
import { CredentialNotice } from './CredentialNotice';
import { LoginPage } from './LoginPage';
import { useMailedLink } from './use-mailed-link';

interface AddressLinkProps {
  /** Of the screen, without its link. */
  path: string;
  words: 'confirm' | 'restore';
  isPending: boolean;
  error: unknown;
  /** What became of it; `null` before. */
  done: ReactNode;
  onSend: (id: string) => Promise<unknown>;
}

/** Opening the link does nothing: programs open links of mails as well. The button does. */
function AddressLink({ path, words, isPending, error, done, onSend }: AddressLinkProps) {
  const text = useText(addressTexts);
  const explain = useErrorText();
  const link = useMailedLink(path);
  const wrong = () => {
    if (link === null) return text('noLink');
    if (error !== null) return isPending ? null : explain(error).text;
    return link.isLate ? text('late') : null;
  };
  const problem = wrong();
  const busy = words === 'confirm' ? 'confirming' : 'restoring';
  return (
    <LoginPage tab={text(`${words}Tab`)} title={text(`${words}Title`)} intro={text(`${words}Text`)}>
      <Stack spacing={2.5}>
        {problem !== null && <CredentialNotice kind="error">{problem}</CredentialNotice>}
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

/** Where the mail to another address leads: putting it in force (R-ACC-05). */
export function ConfirmAddressScreen() {
  const text = useText(addressTexts);
  const { reload } = useSessionState();
  const { send, isPending, error } = useCallCommand(addressCommands.ConfirmAddress, { once: true });
  const [email, setEmail] = useState<string | null>(null);
  const confirm = async (id: string) => {
    const { data } = await send({ id });
    setEmail(data.email);
    await reload();
  };
  const done = email !== null && (
    <CredentialNotice kind="success">{text('confirmed', { email })}</CredentialNotice>
  );
  return (
    <AddressLink
      path="/confirm-address"
      words="confirm"
      isPending={isPending}
      error={error}
      done={done || null}
      onSend={confirm}
    />
  );
}

/** Where the mail to the address before leads: keeping it, or taking it back. */
export function RestoreAddressScreen() {
  const text = useText(addressTexts);
  const { reload } = useSessionState();
  const { send, isPending, error } = useCallCommand(addressCommands.RestoreAddress, { once: true });
  const [outcome, setOutcome] = useState<'cancelled' | 'restored' | null>(null);
  const restore = async (id: string) => {
    const { data } = await send({ id });
    setOutcome(data.outcome);
    await reload();
  };
  const askForPassword = (
    <MuiLink component={Link} to="/remember" color="inherit" underline="always">
      {text('newPassword')}
    </MuiLink>
  );
  const done = outcome !== null && (
    <CredentialNotice kind="success" action={outcome === 'cancelled' && askForPassword}>
      {text(outcome)}
    </CredentialNotice>
  );
  return (
    <AddressLink
      path="/restore-address"
      words="restore"
      isPending={isPending}
      error={error}
      done={done || null}
      onSend={restore}
    />
  );
}
