import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { Control } from '#ui/fields/Control';
import { FieldFrame, fieldIds, type FieldProps } from '#ui/fields/Field';

const Chips = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: '0.5rem 0 0',
  padding: 0,
  listStyle: 'none',
});

/** What ends one tag and begins the next where several are pasted. */
const separators = /[,;\n\t]+/;

interface TagsInputProps extends FieldProps {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** Trims, and leaves each once. */
  clean: (tags: readonly string[]) => string[];
  /** "Remove the tag Autumn". */
  removeLabel: (tag: string) => string;
  /** Characters of one tag. */
  maxLength?: number;
}

/** Short words, each a chip: Enter or a comma adds what is typed, Backspace takes the last one back. */
export function TagsInput(props: TagsInputProps) {
  const { value, onChange, clean, removeLabel, maxLength, label, hint, error, optional } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    onChange(clean([...value, ...text.split(separators)]));
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ',') && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    }
    // Enter in an empty field must not send the form either: one more Enter is quickly pressed.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Backspace' && typed === '') onChange(value.slice(0, -1));
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!separators.test(text)) return;
    event.preventDefault();
    add(text);
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <Control>
        <input
          {...fieldIds(id, { label, hint, error })}
          value={typed}
          maxLength={maxLength}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => typed.trim() !== '' && add(typed)}
        />
      </Control>
      {value.length > 0 && (
        <Chips aria-label={label}>
          {value.map((tag) => (
            <li key={tag}>
              <Chip
                label={tag}
                aria-label={removeLabel(tag)}
                onClick={() => onChange(value.filter((one) => one !== tag))}
                onDelete={() => onChange(value.filter((one) => one !== tag))}
              />
            </li>
          ))}
        </Chips>
      )}
    </FieldFrame>
  );
}
