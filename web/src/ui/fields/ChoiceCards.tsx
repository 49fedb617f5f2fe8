import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { useText } from '#core/i18n/use-text';
import { uiTexts } from '../texts/early';
import { Card, type ChoiceLayout, grids } from './choice-card';
import { FieldError } from './FieldError';
import { fieldIds } from './Field';

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

interface ChoiceCardsProps {
  label: string;
  /** The question stands as a heading above already. */
  hideLabel?: boolean;
  /** What is wrong and how to mend it; stands above the cards, where it is seen however many there are. */
  error?: string;
  /** May be left open, and taken back. */
  optional?: boolean;
  /** Path of the value; the same for all cards, so that they are one group. */
  name: string;
  choices: readonly Choice[];
  /** Empty: nothing chosen yet. */
  value: string;
  onChange: (value: string) => void;
  layout?: ChoiceLayout;
}

/** One of some things, each with its picture: large cards that are radio buttons underneath. */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { name, choices, value, onChange, layout = 'tiles', label, error, hideLabel = false } = props;
  const id = useId();
  const { id: _, ...described } = fieldIds(id, { label, error });
  const naming = hideLabel ? { 'aria-label': label } : { 'aria-labelledby': `${id}-label` };
  return (
    <Box role="radiogroup" {...naming} {...described} sx={{ minWidth: 0 }}>
      {!hideLabel && <GroupLabel id={`${id}-label`} {...props} />}
      {error !== undefined && (
        <Box sx={{ pb: 1.5 }}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </Box>
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
    </Box>
  );
}

type GroupLabelProps = Pick<ChoiceCardsProps, 'label' | 'optional' | 'value' | 'onChange'> & { id: string };

function GroupLabel({ id, label, optional = false, value, onChange }: GroupLabelProps) {
  const text = useText(uiTexts);
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: optional ? 32 : 'auto', pb: 0.75 }}
    >
      <Box id={id} sx={{ typography: 'subtitle2' }}>
        {label}
        {optional && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {' '}
            ({text('optional')})
          </Box>
        )}
      </Box>
      {optional && value !== '' && (
        <Button variant="text" size="small" onClick={() => onChange('')}>
          {text('clear')}
        </Button>
      )}
    </Box>
  );
}

interface ChoiceCardProps {
  choice: Choice;
  layout: ChoiceLayout;
  name: string;
  checked: boolean;
  onChange: () => void;
}

function ChoiceCard({ choice, layout, ...input }: ChoiceCardProps) {
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
