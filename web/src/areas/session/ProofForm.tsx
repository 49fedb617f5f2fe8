import { Button, Stack } from '@mui/material';
import { type SubmitEvent, useState } from 'react';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { useLeadToMistake } from '#ui/fields/lead-to-mistake';
import { TextInput } from '#ui/fields/TextInput';
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

interface ProofFormProps {
  asks: readonly (keyof TypedProof)[];
  isOfDevice?: boolean;
  confirm: string;
  isPending: boolean;
  error: unknown;
  onSend: (typed: TypedProof) => Promise<unknown>;
  onBack: () => void;
}

export function ProofForm({ asks, isOfDevice, confirm, isPending, error, onSend, onBack }: ProofFormProps) {
  const text = useText(secondFactorTexts);
  const explain = useErrorText();
  const focusFirstError = useLeadToMistake();
  const [typed, setTyped] = useState<TypedProof>({ password: '', code: '' });
  const [isSubmitted, setSubmitted] = useState(false);
  const isEmpty = (name: keyof TypedProof) => typed[name].trim() === '';

  const submit = (event: SubmitEvent<HTMLElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (asks.some(isEmpty)) focusFirstError(event.currentTarget);
    else onSend(typed).catch(() => undefined);
  };
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit}>
      {error !== null && !isPending && (
        <CredentialNotice kind="error">{explain(error).text}</CredentialNotice>
      )}
      {asks.includes('password') && (
        <PasswordInput
          label={text('password')}
          name="password"
          autoComplete="current-password"
          autoFocus
          value={typed.password}
          onChange={({ target }) => setTyped({ ...typed, password: target.value })}
          error={isSubmitted && isEmpty('password') ? text('passwordMissing') : undefined}
        />
      )}
      {asks.includes('code') && (
        <LoginCodeInput
          value={typed.code}
          onChange={(code) => setTyped({ ...typed, code })}
          isMissing={isSubmitted && isEmpty('code')}
          isOfDevice={isOfDevice}
        />
      )}
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" color="primary" disabled={isPending}>
          {confirm}
        </Button>
        <Button onClick={onBack}>{text('back')}</Button>
      </Stack>
    </Stack>
  );
}
