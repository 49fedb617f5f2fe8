import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { Control } from '#ui/fields/Control';
import { FieldError } from '#ui/fields/FieldError';
import { prioritiesTexts } from '../texts';

const Frame = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  '& > label': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75) },
  '& label > span': { color: theme.vars.palette.text.secondary },
  '& label > div': {
    width: '4.25rem',
    minHeight: '2rem',
    padding: theme.spacing(0, 1),
    gap: theme.spacing(0.5),
  },
  // Two of them below each other are typed into one column.
  [theme.breakpoints.down('sm')]: { flex: '1 1 100%', '& > label': { justifyContent: 'space-between' } },
  '& input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
}));

interface PercentInputProps {
  /** Short, beside the field. */
  label: string;
  /** With what it is about, for those who come to it alone. */
  name: string;
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}

/** A percentage with a comma, in a line of text (R-MKT-09). */
export function PercentInput({ label, name, value, isWrong, onChange }: PercentInputProps) {
  const text = useText(prioritiesTexts);
  const id = useId();
  // Nothing is wrong while it is being typed.
  const [isTyping, setTyping] = useState(false);
  const isFlagged = isWrong && !isTyping;
  return (
    <Frame data-print="no">
      <label>
        <span aria-hidden>{label}</span>
        <Control>
          <input
            aria-label={name}
            inputMode="decimal"
            maxLength={12}
            value={value}
            aria-invalid={isFlagged || undefined}
            aria-describedby={isFlagged ? id : undefined}
            onBlur={() => setTyping(false)}
            onChange={({ target }) => {
              setTyping(true);
              onChange(target.value);
            }}
          />
          <span aria-hidden>{text('percent')}</span>
        </Control>
      </label>
      {isFlagged && <FieldError id={id}>{text('numeric')}</FieldError>}
    </Frame>
  );
}
