import { Button, Stack } from '@mui/material';
import type { CommandContract, InputOf, OutputOf } from '@portal/contracts/kernel';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { passwordDigest } from '#core/session/password-digest';
import { TextInput } from '#ui/fields/TextInput';
import { useCommandForm } from '#ui/form/use-command-form';
import { CredentialNotice } from './CredentialNotice';
import { PasswordInput } from './PasswordInput';
import { secondFactorTexts } from './texts';

interface LoginCodeInputProps {
  value: string;
  onChange: (code: string) => void;
  isMissing?: boolean;
  /** No recovery code. */
  isOfDevice?: boolean;
}

export function LoginCodeInput(props: LoginCodeInputProps) {
  const { value, onChange, isMissing = false, isOfDevice = false } = props;
  const text = useText(secondFactorTexts);
  return (
    <TextInput
      label={text(isOfDevice ? 'code' : 'codeOrRecovery')}
      hint={text(isOfDevice ? 'codeHint' : 'codeOrRecoveryHint')}
      name="code"
      autoComplete="one-time-code"
      inputMode={isOfDevice ? 'numeric' : 'text'}
      autoFocus
      maxLength={20}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={isMissing ? text('codeMissing') : undefined}
    />
  );
}

export interface TypedProof {
  readonly password: string;
  readonly code: string;
}

interface ProofFormProps<C extends CommandContract> {
  contract: C;
  /** Input beyond the proof. */
  more?: object;
  asks: readonly (keyof TypedProof)[];
  isOfDevice?: boolean;
  confirm: string;
  /** While sending. */
  busy?: string;
  /** Shown until the first attempt. */
  reason?: unknown;
  send?: (typed: TypedProof) => Promise<OutputOf<C> | void>;
  onSent: (data: OutputOf<C> | undefined) => unknown;
  onBack: () => void;
}

export function ProofForm<C extends CommandContract>(props: ProofFormProps<C>) {
  const { contract, more, asks, isOfDevice, confirm, busy = confirm, reason = null, send, onSent } = props;
  const text = useText(secondFactorTexts);
  const explain = useErrorText();
  const form = useCommandForm<C, TypedProof>(contract, {
    words: secondFactorTexts,
    initial: { password: '', code: '' },
    toInput: async ({ password, code }) => {
      const input = { password: await passwordDigest(password), code: code.trim() };
      return { ...more, ...Object.fromEntries(asks.map((name) => [name, input[name]])) } as InputOf<C>;
    },
    useCheck: (typed) =>
      Object.fromEntries(asks.map((name) => [name, typed[name].trim() === '' ? 'missing' : undefined])),
    send,
    onSent,
  });
  const failure = form.attempts === 0 ? reason : form.failure;
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void form.submit(event)}>
      {failure !== null && !form.isPending && (
        <CredentialNotice kind="error">{explain(failure).text}</CredentialNotice>
      )}
      {asks.includes('password') && (
        <PasswordInput
          label={text('password')}
          name="password"
          autoComplete="current-password"
          autoFocus
          value={form.values.password}
          onChange={({ target }) => form.set('password', target.value)}
          error={form.codeOf('password') && text('passwordMissing')}
        />
      )}
      {asks.includes('code') && (
        <LoginCodeInput
          value={form.values.code}
          onChange={(code) => form.set('code', code)}
          isMissing={form.codeOf('code') !== undefined}
          isOfDevice={isOfDevice}
        />
      )}
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" color="primary" disabled={form.isPending}>
          {form.isPending ? busy : confirm}
        </Button>
        <Button onClick={props.onBack}>{text('back')}</Button>
      </Stack>
    </Stack>
  );
}
