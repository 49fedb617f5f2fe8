import CloseRounded from '@mui/icons-material/CloseRounded';
import { IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type ReactElement, useId } from 'react';
import { useText } from '#core/i18n/use-text';
import { motion, radii } from '#core/theme/tokens';
import { FieldError } from './fields/Field';
import { uiTexts } from './texts/early';
import { visuallyHidden } from './VisuallyHidden';

const Group = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { ...theme.typography.body2, fontWeight: 600, padding: '0 0 6px' },
  '& legend[data-hidden="true"]': visuallyHidden,
  '& > div:has(> .clear)': { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', gap: 4 },
  '& [data-many]': {
    display: 'flex',
    // Long labels wrap on small screens.
    flexWrap: 'wrap',
    padding: 3,
    borderRadius: radii.control,
    border: `1px solid ${theme.vars.palette.control}`,
    backgroundColor: theme.vars.palette.background.default,
  },
  '&[data-invalid="true"] [data-many]': { borderColor: theme.vars.palette.error.main },
  // Phones: two in a row.
  [theme.breakpoints.down('sm')]: { '& [data-many="true"] > label': { flexBasis: '40%' } },
}));

const Segment = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  flex: '1 1 auto',
  display: 'grid',
  placeItems: 'center',
  minHeight: 32,
  padding: '0 8px',
  borderRadius: radii.control - 3,
  textAlign: 'center',
  fontWeight: 600,
  cursor: 'pointer',
  color: theme.vars.palette.text.secondary,
  transition: `background-color ${motion.quick}ms`,
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:has(:checked)': {
    color: theme.vars.palette.background.default,
    backgroundColor: theme.vars.palette.text.primary,
  },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));

/** Maximum in one row on phones; more if all are this short together. */
const maxOnAPhone = 3;
const maxCharacters = 20;

const areMany = (options: readonly { readonly label: string }[]) =>
  options.length > maxOnAPhone && options.map(({ label }) => label).join('').length > maxCharacters;

interface SegmentedProps<Value extends string> {
  label: string;
  /** Screen readers only. */
  hidesLabel?: boolean;
  options: readonly { readonly value: Value; readonly label: string; readonly icon?: ReactElement }[];
  /** Empty for none. */
  value: Value | '';
  onChange: (value: Value) => void;
  /** Shows a clear button. */
  onClear?: () => void;
  /** Error text. */
  error?: string | undefined;
}

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, hidesLabel = false, options, value, onChange, onClear, error } = props;
  const text = useText(uiTexts);
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <Group data-invalid={error !== undefined} aria-describedby={error === undefined ? undefined : errorId}>
      <legend data-hidden={hidesLabel}>{label}</legend>
      <div>
        <div data-many={areMany(options)}>
          {options.map((option) => (
            <Segment key={option.value}>
              <input
                type="radio"
                name={name}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              <span>
                {option.icon}
                {option.label}
              </span>
            </Segment>
          ))}
        </div>
        {onClear !== undefined && value !== '' && (
          <IconButton
            className="clear"
            size="small"
            aria-label={`${text('clear')}: ${label}`}
            onClick={onClear}
          >
            <CloseRounded fontSize="small" />
          </IconButton>
        )}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </Group>
  );
}
