import { credentialCommands } from '@portal/contracts/areas/users';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type SubmitEvent, useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { passwordDigest } from '#core/session/password-digest';
import { Panel } from '#ui/Panel';
import { useLeadToMistake } from '#ui/fields/lead-to-mistake';
import { CredentialNotice } from './CredentialNotice';
import { NewPasswordFields } from './NewPasswordFields';
import { passwordTexts } from './texts';
import { PasswordInput } from './PasswordInput';
import { useNewPassword } from './use-new-password';

/** The own password, and the new one twice: what is typed, and how it is sent. */
function useOwnPassword() {
  const { send, isPending, error, reset } = useCallCommand(credentialCommands.ChangeOwnPassword, {
    once: true,
  });
  const entries = useNewPassword();
  const [old, setOld] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isChanged, setChanged] = useState(false);

  const clear = () => {
    entries.clear();
    setOld('');
    setAsked(false);
    setChanged(true);
  };
  /** @returns whether what is typed can be sent */
  const change = (): boolean => {
    setAsked(true);
    setChanged(false);
    reset();
    const digest = entries.check();
    if (old === '' || digest === null) return false;
    const sending = async () => send({ old_password: await passwordDigest(old), password: await digest });
    sending().then(clear, () => undefined);
    return true;
  };
  return { entries, old, setOld, isOldMissing: isAsked && old === '', isChanged, isPending, error, change };
}

/** Changes the own password; this session goes on, the others end (S2). */
export function PasswordPanel() {
  const text = useText(passwordTexts);
  const explain = useErrorText();
  const own = useOwnPassword();
  const focusFirstError = useLeadToMistake();
  const isOldWrong = own.error?.code === 'password_incorrect';
  const oldMistake = own.isOldMissing ? text('oldMissing') : undefined;

  const submit = (event: SubmitEvent<HTMLElement>) => {
    event.preventDefault();
    if (!own.change()) focusFirstError(event.currentTarget);
  };
  return (
    <Panel title={text('panelTitle')}>
      <Stack component="form" noValidate spacing={2} onSubmit={submit}>
        <Box sx={{ color: 'text.secondary' }}>{text('panelText')}</Box>
        {own.isChanged && <CredentialNotice kind="success">{text('panelChanged')}</CredentialNotice>}
        {own.error !== null && !isOldWrong && (
          <CredentialNotice kind="error">{explain(own.error).text}</CredentialNotice>
        )}
        <PasswordInput
          label={text('oldPassword')}
          name="old-password"
          autoComplete="current-password"
          value={own.old}
          onChange={(event) => own.setOld(event.target.value)}
          error={isOldWrong ? explain(own.error).text : oldMistake}
        />
        <NewPasswordFields value={own.entries} />
        <Button
          type="submit"
          variant="contained"
          color="primary"
          disabled={own.isPending}
          sx={{ alignSelf: 'flex-start' }}
        >
          {text(own.isPending ? 'changing' : 'change')}
        </Button>
      </Stack>
    </Panel>
  );
}
