import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { type ChangeEventHandler, type Ref, useId } from 'react';
import { Control, FieldFrame, fieldIds, type FieldProps } from './Field';

export interface Option {
  readonly value: string | number;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectInputProps extends FieldProps {
  options: readonly Option[];
  value?: string | number;
  defaultValue?: string | number;
  name?: string;
  disabled?: boolean;
  inputRef?: Ref<HTMLSelectElement>;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  onBlur?: () => void;
  placeholder?: string;
}

/** A native select. */
export function SelectInput(props: SelectInputProps) {
  const { label, hint, error, optional, options, placeholder, inputRef, ...select } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <Control>
        <select {...select} {...fieldIds(id, { label, hint, error })} ref={inputRef}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ExpandMoreRounded aria-hidden />
      </Control>
    </FieldFrame>
  );
}
