import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type SubmitEvent, useState } from 'react';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { useLeadToMistake } from '#ui/fields/lead-to-mistake';
import { CredentialNotice } from './CredentialNotice';
import { LoginCodeInput } from './LoginCodeInput';
import { PasswordInput } from './PasswordInput';
import { secondFactorTexts } from './texts';
import type { TypedProof } from './use-second-factor';

interface ProofFormProps {
  /** What is asked for: the password, a code, or both. */
  asks: readonly (keyof TypedProof)[];
  /** The code is of a device that is being set up. */
  isOfDevice?: boolean;
  confirm: string;
  isPending: boolean;
  error: unknown;
  onSend: (typed: TypedProof) => Promise<unknown>;
  onBack: () => void;
}

/** Asks for password and code again before something about them is changed. */
export function ProofForm({ asks, isOfDevice, confirm, isPending, error, onSend, onBack }: ProofFormProps) {
  const text = useText(secondFactorTexts);
  const explain = useErrorText();
  const focusFirstError = useLeadToMistake();
  const [typed, setTyped] = useState<TypedProof>({ password: '', code: '' });
  const [isAsked, setAsked] = useState(false);
  const isMissing = (name: keyof TypedProof) => isAsked && typed[name].trim() === '';

  const submit = (event: SubmitEvent<HTMLElement>) => {
    event.preventDefault();
    setAsked(true);
    if (asks.some((name) => typed[name].trim() === '')) focusFirstError(event.currentTarget);
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
          onChange={(event) => setTyped({ ...typed, password: event.target.value })}
          error={isMissing('password') ? text('passwordMissing') : undefined}
        />
      )}
      {asks.includes('code') && (
        <LoginCodeInput
          value={typed.code}
          onChange={(code) => setTyped({ ...typed, code })}
          isMissing={isMissing('code')}
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
