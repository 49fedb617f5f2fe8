import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { FieldProps } from './Field';
import { FieldFrame, fieldIds } from './Field';

export type TextInputProps = FieldProps &
  Pick<
    OutlinedInputProps,
    | 'autoComplete'
    | 'autoFocus'
    | 'disabled'
    | 'endAdornment'
    | 'inputRef'
    | 'minRows'
    | 'multiline'
    | 'name'
    | 'onBlur'
    | 'onChange'
    | 'onKeyDown'
    | 'placeholder'
    | 'readOnly'
    | 'startAdornment'
    | 'type'
    | 'value'
    | 'defaultValue'
  > & {
    maxLength?: number;
    inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'search';
    /** The field steers a list below it: arrows move in the list while the focus stays here. */
    combobox?: { readonly listId: string; readonly activeId: string | undefined };
  };

const steering = (combobox: TextInputProps['combobox']) =>
  combobox && {
    role: 'combobox',
    'aria-expanded': true,
    'aria-controls': combobox.listId,
    'aria-activedescendant': combobox.activeId,
    'aria-autocomplete': 'list' as const,
  };

/** A line (or with `multiline` some lines) of text. Spread `register('name')` of a form with `ref` as `inputRef`. */
export function TextInput(props: TextInputProps) {
  const { label, hint, error, optional, maxLength, inputMode, combobox, ...input } = props;
  const id = useId();
  const { id: control, ...described } = fieldIds(id, { label, hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <OutlinedInput
        {...input}
        id={control}
        fullWidth
        error={error !== undefined}
        slotProps={{ input: { maxLength, inputMode, ...described, ...steering(combobox) } }}
      />
    </FieldFrame>
  );
}
