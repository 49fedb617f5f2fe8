import { useText } from '#core/i18n/use-text';
import { TextInput, type TextInputProps } from '#ui/fields/TextInput';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { mopTexts } from './texts';

interface ReasonFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'hint'> {
  /** Characters after trimming (R-MOP-05, R-MOP-11). */
  minLength: number;
  value?: string;
  onChange: (value: string) => void;
}

export function ReasonField({ minLength, value = '', onChange, ...input }: ReasonFieldProps) {
  const text = useText(mopTexts);
  const count = value.trim().length;
  const done = count >= minLength ? text('countDone') : '';
  const hint = done === '' ? text('count', { count, min: minLength }) : `✓ ${done}`;
  return (
    <div>
      <TextInput
        {...input}
        value={value}
        hint={hint}
        multiline
        onChange={({ target }) => onChange(target.value)}
      />
      <VisuallyHidden role="status">{done}</VisuallyHidden>
    </div>
  );
}
