import { useText } from '#core/i18n/use-text';
import { TextInput } from '#ui/fields/TextInput';
import { secondFactorTexts } from './texts';

interface LoginCodeInputProps {
  value: string;
  onChange: (code: string) => void;
  /** It was sent without. */
  isMissing?: boolean;
  /** Only of the device, which is being set up. */
  isOfDevice?: boolean;
}

/** A code of the device, or one of those that help where it is lost. */
export function LoginCodeInput({
  value,
  onChange,
  isMissing = false,
  isOfDevice = false,
}: LoginCodeInputProps) {
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
      onChange={(event) => onChange(event.target.value)}
      error={isMissing ? text('codeMissing') : undefined}
    />
  );
}
