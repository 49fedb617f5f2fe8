import CloseRounded from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { maxSwotText } from '@portal/contracts/areas/diagnostic';
import type { KeyboardEvent } from 'react';
import { radii } from '#core/theme/tokens';

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(0.5),
  border: `0.0625rem solid ${theme.vars.palette.divider}`,
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.background.paper,
  breakInside: 'avoid',
  '&[data-new="true"]': {
    borderStyle: 'dashed',
    borderColor: theme.vars.palette.control,
    backgroundColor: 'transparent',
  },
  '&:hover, &:focus-within': { borderColor: theme.vars.palette.control },
  '&:has(textarea:focus-visible)': {
    outline: `0.1875rem solid ${theme.vars.palette.primary.main}`,
    outlineOffset: '0.125rem',
  },
  '& textarea': {
    flex: 1,
    minWidth: 0,
    minHeight: 'var(--control-height)',
    padding: theme.spacing(1.25, 0, 1.25, 1.5),
    border: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    resize: 'none',
    fieldSizing: 'content',
    lineHeight: 1.45,
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  },
  '& p': { margin: 0, padding: theme.spacing(1, 1.5), overflowWrap: 'anywhere' },
}));

interface SwotRowProps {
  /** What it is called for screen readers. */
  label: string;
  value: string;
  /** Said in the row that adds one. */
  placeholder?: string;
  removeLabel: string;
  onChange: (text: string) => void;
  /** Enter, or an empty row that is left by Backspace. */
  onDone: () => void;
  onRemove: () => void;
  onLeave: () => void;
}

/** A text of one list; it grows with what is typed. Enter goes to the next one, Backspace in an empty row takes it away. */
export function SwotRow(props: SwotRowProps) {
  const { label, value, placeholder, removeLabel, onChange, onDone, onRemove, onLeave } = props;
  const isNew = placeholder !== undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onDone();
    } else if (event.key === 'Backspace' && value === '' && !isNew) {
      event.preventDefault();
      onRemove();
    }
  };
  return (
    <Item data-new={isNew} data-print={isNew ? 'no' : undefined}>
      <textarea
        data-print="no"
        rows={1}
        aria-label={label}
        value={value}
        placeholder={placeholder}
        maxLength={maxSwotText}
        onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
        onKeyDown={onKeyDown}
        onBlur={onLeave}
      />
      {!isNew && (
        <IconButton data-print="no" aria-label={removeLabel} onClick={onRemove}>
          <CloseRounded fontSize="small" />
        </IconButton>
      )}
      <p data-print="only">{value}</p>
    </Item>
  );
}

/** The same where nothing can be typed (AMB-52). */
export const ReadSwotRow = ({ value }: Pick<SwotRowProps, 'value'>) => (
  <Item>
    <p>{value}</p>
  </Item>
);
