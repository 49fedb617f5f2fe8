import {
  type ChangeEventHandler,
  type FocusEventHandler,
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type KeyboardEventHandler,
  type ReactNode,
  type Ref,
  useId,
} from 'react';
import { Control, FieldFrame, fieldIds, type FieldProps } from './Field';

type Typed = HTMLInputElement | HTMLTextAreaElement;

export interface TextInputProps extends FieldProps {
  name?: string;
  value?: string | number;
  defaultValue?: string | number;
  onChange?: ChangeEventHandler<Typed>;
  onBlur?: FocusEventHandler<Typed>;
  onKeyDown?: KeyboardEventHandler<Typed>;
  inputRef?: Ref<Typed>;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  placeholder?: string;
  /** BCP 47. */
  lang?: string;
  maxLength?: number;
  disabled?: boolean;
  readOnly?: boolean;
  /** Grows with the text. */
  multiline?: boolean;
  minRows?: number;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  /** The focus stays here. */
  combobox?: { readonly listId: string; readonly activeId: string | undefined };
}

const steering = (combobox: TextInputProps['combobox']) =>
  combobox && {
    role: 'combobox',
    'aria-expanded': true,
    'aria-controls': combobox.listId,
    'aria-activedescendant': combobox.activeId,
    'aria-autocomplete': 'list' as const,
  };

/** Spread `register('name')` of a form, with `ref` as `inputRef`. */
export function TextInput(props: TextInputProps) {
  const { label, hint, error, optional, combobox, inputRef, ...rest } = props;
  const { type = 'text', multiline = false, minRows = 3, startAdornment, endAdornment, ...input } = rest;
  const id = useId();
  const field = { ...input, ...fieldIds(id, { label, hint, error }), ...steering(combobox) };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <Control>
        {startAdornment}
        {multiline ? (
          <textarea
            {...field}
            style={{ minHeight: `calc(${minRows} * 1.5em + 20px)` }}
            ref={inputRef as Ref<HTMLTextAreaElement>}
          />
        ) : (
          <input {...field} type={type} ref={inputRef as Ref<HTMLInputElement>} />
        )}
        {endAdornment}
      </Control>
    </FieldFrame>
  );
}
