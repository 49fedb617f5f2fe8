import { Box, Button, Stack } from '@mui/material';
import { credentialCommands, minPasswordLength } from '@portal/contracts/areas/users';
import { useState } from 'react';
import { isCallError } from '#core/client/call-error';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { passwordDigest } from '#core/session/password-digest';
import { useCommandForm } from '#ui/form/use-command-form';
import { Panel } from '#ui/Panel';
import { CredentialNotice } from './CredentialNotice';
import { PasswordInput } from './PasswordInput';
import { passwordTexts } from './texts';

export interface NewPassword {
  readonly password: string;
  readonly repeated: string;
}

interface NewPasswordErrors {
  readonly password?: 'missing' | 'tooShort';
  readonly repeated?: 'mismatch';
}

/** R-AUT-19. */
export function newPasswordErrors({ password, repeated }: NewPassword): NewPasswordErrors {
  if (password === '') return { password: 'missing' };
  if (password.length < minPasswordLength) return { password: 'tooShort' };
  return password === repeated ? {} : { repeated: 'mismatch' };
}

interface NewPasswordFieldsProps {
  form: {
    readonly values: NewPassword;
    readonly set: (name: keyof NewPassword, value: string) => void;
    readonly attempts: number;
  };
  autoFocus?: boolean;
}

export function NewPasswordFields({ form, autoFocus }: NewPasswordFieldsProps) {
  const text = useText(passwordTexts);
  const { password, repeated } = form.values;
  const errors = form.attempts > 0 ? newPasswordErrors(form.values) : {};
  const left = minPasswordLength - password.length;
  return (
    <>
      <PasswordInput
        label={text('password')}
        name="new-password"
        autoComplete="new-password"
        autoFocus={autoFocus}
        value={password}
        onChange={({ target }) => form.set('password', target.value)}
        hint={left > 0 ? text('hintShort', { left }) : text('hintLong')}
        error={errors.password && text(errors.password, { min: minPasswordLength })}
      />
      <PasswordInput
        label={text('repeated')}
        name="repeated-password"
        autoComplete="new-password"
        value={repeated}
        onChange={({ target }) => form.set('repeated', target.value)}
        error={errors.repeated && text(errors.repeated)}
      />
    </>
  );
}

const empty = { old_password: '', password: '', repeated: '' };

/** S2. */
export function PasswordPanel() {
  const text = useText(passwordTexts);
  const explain = useErrorText();
  const [isChanged, setChanged] = useState(false);
  const form = useCommandForm<typeof credentialCommands.ChangeOwnPassword, typeof empty>(
    credentialCommands.ChangeOwnPassword,
    {
      words: passwordTexts,
      initial: empty,
      toInput: async ({ old_password, password }) => ({
        old_password: await passwordDigest(old_password),
        password: await passwordDigest(password),
      }),
      useCheck: (values) => ({
        old_password: values.old_password === '' ? 'missing' : undefined,
        ...newPasswordErrors(values),
      }),
      onSent: () => {
        form.reset(empty);
        setChanged(true);
      },
    },
  );
  const { failure } = form;
  const isOldWrong = isCallError(failure) && failure.code === 'password_incorrect';
  const oldMissing = form.codeOf('old_password') && text('oldMissing');
  return (
    <Panel title={text('panelTitle')}>
      <Stack component="form" noValidate spacing={2} onSubmit={(event) => void form.submit(event)}>
        <Box sx={{ color: 'text.secondary' }}>{text('panelText')}</Box>
        {isChanged && form.attempts === 0 && (
          <CredentialNotice kind="success">{text('panelChanged')}</CredentialNotice>
        )}
        {failure !== null && !isOldWrong && (
          <CredentialNotice kind="error">{explain(failure).text}</CredentialNotice>
        )}
        <PasswordInput
          label={text('oldPassword')}
          name="old-password"
          autoComplete="current-password"
          value={form.values.old_password}
          onChange={({ target }) => form.set('old_password', target.value)}
          error={isOldWrong ? explain(failure).text : oldMissing}
        />
        <NewPasswordFields form={form} />
        <Button
          type="submit"
          variant="contained"
          color="primary"
          disabled={form.isPending}
          sx={{ alignSelf: 'flex-start' }}
        >
          {text(form.isPending ? 'changing' : 'change')}
        </Button>
      </Stack>
    </Panel>
  );
}
