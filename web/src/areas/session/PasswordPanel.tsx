import { Box, Button, Stack } from '@mui/material';
import { credentialCommands, minPasswordLength } from '@portal/contracts/areas/users';
import { type SubmitEvent, useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { passwordDigest } from '#core/session/password-digest';
import { useLeadToMistake } from '#ui/fields/lead-to-mistake';
import { Panel } from '#ui/Panel';
import { CredentialNotice } from './CredentialNotice';
import { PasswordInput } from './PasswordInput';
import { passwordTexts } from './texts';

interface PasswordErrors {
  readonly password?: 'missing' | 'tooShort';
  readonly repeated?: 'mismatch';
}

function errorsIn(password: string, repeated: string): PasswordErrors {
  if (password === '') return { password: 'missing' };
  if (password.length < minPasswordLength) return { password: 'tooShort' };
  return password === repeated ? {} : { repeated: 'mismatch' };
}

export function useNewPassword() {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const found = errorsIn(password, repeated);
  return {
    password,
    repeated,
    setPassword,
    setRepeated,
    errors: isSubmitted ? found : {},
    /** @returns the digest to send, or `null` where an entry is wrong (R-AUT-19) */
    check: (): Promise<string> | null => {
      setSubmitted(true);
      return Object.keys(found).length > 0 ? null : passwordDigest(password);
    },
    clear: () => {
      setPassword('');
      setRepeated('');
      setSubmitted(false);
    },
  };
}

interface NewPasswordFieldsProps {
  value: ReturnType<typeof useNewPassword>;
  autoFocus?: boolean;
}

export function NewPasswordFields({ value, autoFocus }: NewPasswordFieldsProps) {
  const text = useText(passwordTexts);
  const { password, repeated, errors } = value;
  const left = minPasswordLength - password.length;
  return (
    <>
      <PasswordInput
        label={text('password')}
        name="new-password"
        autoComplete="new-password"
        autoFocus={autoFocus}
        value={password}
        onChange={({ target }) => value.setPassword(target.value)}
        hint={left > 0 ? text('hintShort', { left }) : text('hintLong')}
        error={errors.password && text(errors.password, { min: minPasswordLength })}
      />
      <PasswordInput
        label={text('repeated')}
        name="repeated-password"
        autoComplete="new-password"
        value={repeated}
        onChange={({ target }) => value.setRepeated(target.value)}
        error={errors.repeated && text(errors.repeated)}
      />
    </>
  );
}

/** S2. */
export function PasswordPanel() {
  const text = useText(passwordTexts);
  const explain = useErrorText();
  const focusFirstError = useLeadToMistake();
  const { send, isPending, error, reset } = useCallCommand(credentialCommands.ChangeOwnPassword, {
    once: true,
  });
  const entries = useNewPassword();
  const [old, setOld] = useState('');
  const [phase, setPhase] = useState<'untouched' | 'submitted' | 'changed'>('untouched');
  const isOldWrong = error?.code === 'password_incorrect';
  const oldMissing = phase === 'submitted' && old === '' ? text('oldMissing') : undefined;

  const change = async (digest: Promise<string>) => {
    await send({ old_password: await passwordDigest(old), password: await digest });
    entries.clear();
    setOld('');
    setPhase('changed');
  };
  const submit = (event: SubmitEvent<HTMLElement>) => {
    event.preventDefault();
    setPhase('submitted');
    reset();
    const digest = entries.check();
    if (old === '' || digest === null) focusFirstError(event.currentTarget);
    else change(digest).catch(() => undefined);
  };
  return (
    <Panel title={text('panelTitle')}>
      <Stack component="form" noValidate spacing={2} onSubmit={submit}>
        <Box sx={{ color: 'text.secondary' }}>{text('panelText')}</Box>
        {phase === 'changed' && <CredentialNotice kind="success">{text('panelChanged')}</CredentialNotice>}
        {error !== null && !isOldWrong && (
          <CredentialNotice kind="error">{explain(error).text}</CredentialNotice>
        )}
        <PasswordInput
          label={text('oldPassword')}
          name="old-password"
          autoComplete="current-password"
          value={old}
          onChange={({ target }) => setOld(target.value)}
          error={isOldWrong ? explain(error).text : oldMissing}
        />
        <NewPasswordFields value={entries} />
        <Button
          type="submit"
          variant="contained"
          color="primary"
          disabled={isPending}
          sx={{ alignSelf: 'flex-start' }}
        >
          {text(isPending ? 'changing' : 'change')}
        </Button>
      </Stack>
    </Panel>
  );
}
