import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useText } from '../../app/i18n/use-text';
import { uiMessages } from '../ui.messages';
import { Card } from './choice-card';
import type { FieldProps } from './Field';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** A second, quieter line. */
  readonly hint?: ReactNode;
  /** A drawing of what is chosen. */
  readonly picture?: ReactNode;
  /** A word in the corner: what is special about this one. */
  readonly badge?: string;
}

/** `tiles`: drawing above the label. `rows`: drawing beside it. `pills`: words only. */
export type ChoiceLayout = 'tiles' | 'rows' | 'pills';

interface ChoiceCardsProps extends FieldProps {
  /** Path of the value; the same for all cards, so that they are one group. */
  name: string;
  choices: readonly Choice[];
  /** Empty: nothing chosen yet. */
  value: string;
  onChange: (value: string) => void;
  layout?: ChoiceLayout;
  /** The question stands as a heading above already. */
  hideLabel?: boolean;
}

const grids = {
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(148px, 100%), 1fr))',
    gap: 1.5,
  },
  rows: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))', gap: 1.5 },
  pills: { display: 'flex', flexWrap: 'wrap', gap: 1 },
} as const;

function ChoiceCard({ choice, layout, ...input }: CardProps) {
  return (
    <Card layout={layout}>
      <input type="radio" value={choice.value} {...input} />
      {choice.picture !== undefined && <span className="picture">{choice.picture}</span>}
      <span className="words">
        <span className="label">{choice.label}</span>
        {choice.hint !== undefined && <span className="hint">{choice.hint}</span>}
      </span>
      {choice.badge !== undefined && <span className="badge">{choice.badge}</span>}
      {layout !== 'pills' && <CheckCircleRounded className="tick" aria-hidden />}
    </Card>
  );
}

interface GroupLabelProps {
  id: string;
  label: string;
  optional: boolean;
  children: ReactNode;
}

function GroupLabel({ id, label, optional, children }: GroupLabelProps) {
  const text = useText(uiMessages);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 32, pb: 0.75 }}>
      <Box id={id} sx={{ typography: 'subtitle2' }}>
        {label}
        {optional && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {' '}
            ({text('optional')})
          </Box>
        )}
      </Box>
      {children}
    </Box>
  );
}

interface CardProps {
  choice: Choice;
  layout: ChoiceLayout;
  name: string;
  checked: boolean;
  onChange: () => void;
}

/** One of some things, each with its picture: large cards that are radio buttons underneath. */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { name, choices, value, onChange, layout = 'tiles', label, hint, error, optional, hideLabel } = props;
  const text = useText(uiMessages);
  const id = useId();
  const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(
    Boolean,
  );
  return (
    <Box
      role="radiogroup"
      {...(hideLabel === true ? { 'aria-label': label } : { 'aria-labelledby': `${id}-label` })}
      aria-describedby={described.join(' ') || undefined}
      aria-invalid={error !== undefined || undefined}
      sx={{ minWidth: 0 }}
    >
      {hideLabel !== true && (
        <GroupLabel id={`${id}-label`} label={label} optional={optional === true}>
          {optional === true && value !== '' && (
            <Button variant="text" size="small" onClick={() => onChange('')}>
              {text('clear')}
            </Button>
          )}
        </GroupLabel>
      )}
      <Box sx={grids[layout]}>
        {choices.map((choice) => (
          <ChoiceCard
            key={choice.value}
            choice={choice}
            layout={layout}
            name={`${name}${id}`}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
        ))}
      </Box>
      {error !== undefined && (
        <FormHelperText id={`${id}-error`} error sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
          <ErrorRounded aria-hidden fontSize="small" />
          {error}
        </FormHelperText>
      )}
      {hint !== undefined && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
    </Box>
  );
}
