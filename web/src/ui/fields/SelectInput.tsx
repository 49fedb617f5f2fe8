import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ChangeEventHandler, Ref } from 'react';
import { useId } from 'react';
import type { FieldProps } from './Field';
import { FieldFrame, fieldIds } from './Field';

export interface Option {
  readonly value: string | number;
  readonly label: string;
  readonly disabled?: boolean;
}

type SelectInputProps = FieldProps & {
  options: readonly Option[];
  value?: string | number;
  defaultValue?: string | number;
  name?: string;
  disabled?: boolean;
  inputRef?: Ref<HTMLSelectElement>;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  onBlur?: () => void;
  /** Shown first, with an empty value. */
  placeholder?: string;
};

/** One of some options, with the control that each device does best: the browser's own. */
export function SelectInput({
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  ...select
}: SelectInputProps) {
  const id = useId();
  const { id: control, ...described } = fieldIds(id, { label, hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <NativeSelect
        {...select}
        input={<OutlinedInput fullWidth error={error !== undefined} />}
        IconComponent={ExpandMoreRounded}
        inputProps={{ id: control, ...described }}
        sx={{ '& .MuiNativeSelect-icon': { color: 'text.secondary', right: 10 } }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
