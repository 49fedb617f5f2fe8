import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { styled, type Theme } from '@mui/material/styles';
import { useText } from '#core/i18n/use-text';
import { ink, motion, radii } from '#core/theme/tokens';
import { uiTexts } from '../texts/early';
import { FieldError, fieldIds } from './Field';

/**
 * `tiles`: drawing above the label; `sheets`: larger; `rows`: beside it; `thirds`: three in a row; `pills`: text only.
 */
type ChoiceLayout = 'tiles' | 'sheets' | 'rows' | 'thirds' | 'pills';

/** At least two in a row; `least` in pixels. */
const columns = (least: number) => `repeat(auto-fill, minmax(min(${least}px, calc(50% - 6px)), 1fr))`;

const grids = {
  tiles: { display: 'grid', gridTemplateColumns: columns(148), gap: 1.5 },
  sheets: { display: 'grid', gridTemplateColumns: columns(190), gap: 1.5 },
  rows: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))', gap: 1.5 },
  thirds: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(240px, 30%), 100%), 1fr))',
    gap: 1.5,
  },
  pills: { display: 'flex', flexWrap: 'wrap', gap: 1 },
} as const;

const frame = (theme: Theme) => ({
  position: 'relative' as const,
  display: 'flex',
  minWidth: 0,
  cursor: 'pointer',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: radii.card,
  transition: `border-color ${motion.quick}ms, background-color ${motion.quick}ms, box-shadow ${motion.quick}ms`,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '& input': {
    position: 'absolute' as const,
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '&:has(input:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '&:has(input:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 7%, ${theme.vars.palette.background.paper})`,
  },
  '&:has(input:checked) .tick': { opacity: 1 },
});

const words = (theme: Theme) => ({
  '& .words': { display: 'grid', gap: 2, minWidth: 0 },
  '& .label': {
    ...theme.typography.body2,
    fontWeight: 600,
    overflowWrap: 'anywhere' as const,
    hyphens: 'auto' as const,
  },
  '& .hint': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& .badge': {
    ...theme.typography.caption,
    position: 'absolute' as const,
    top: -10,
    left: 10,
    padding: '1px 8px',
    fontWeight: 650,
    borderRadius: radii.pill,
    color: ink.light.ink,
    backgroundColor: theme.vars.palette.accent,
  },
  '& .tick': {
    position: 'absolute' as const,
    top: 8,
    right: 8,
    color: theme.vars.palette.primary.main,
    opacity: 0,
    transition: `opacity ${motion.quick}ms`,
  },
});

const tile = {
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 8,
  padding: '14px 12px 12px',
  '& .picture': { display: 'grid', placeItems: 'center', flex: 1, width: '100%' },
  '& .words': { textAlign: 'center' },
} as const;

const row = (theme: Theme) => ({
  alignItems: 'center',
  gap: 14,
  padding: '12px 36px 12px 14px',
  '& .picture': { flex: 'none', color: theme.vars.palette.text.secondary, display: 'flex' },
  '& .label': { ...theme.typography.body1, fontWeight: 600 },
  '& .hint': theme.typography.body2,
});

const pill = (theme: Theme) => ({
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 'var(--control-height)',
  minWidth: 'var(--control-height)',
  padding: '0 16px',
  borderRadius: radii.pill,
  '& .label': { ...theme.typography.body2, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '&:has(input:checked)': {
    color: theme.vars.palette.background.default,
    borderColor: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.text.primary,
  },
});

const isNoStyle = (property: PropertyKey) => property !== 'layout';

/** A label around a hidden radio button, styled by `:has`. */
const Card = styled('label', { shouldForwardProp: isNoStyle })<{ layout: ChoiceLayout }>(({ theme }) => ({
  ...frame(theme),
  ...words(theme),
  variants: [
    { props: { layout: 'tiles' }, style: tile },
    { props: { layout: 'sheets' }, style: tile },
    { props: { layout: 'rows' }, style: row(theme) },
    { props: { layout: 'thirds' }, style: row(theme) },
    { props: { layout: 'pills' }, style: pill(theme) },
  ],
}));

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Second line, muted. */
  readonly hint?: ReactNode;
  readonly picture?: ReactNode;
  readonly badge?: string;
}

interface ChoiceCardsProps {
  label: string;
  hideLabel?: boolean;
  error?: string;
  /** May be cleared. */
  optional?: boolean;
  /** Groups the cards. */
  name: string;
  choices: readonly Choice[];
  /** Empty for none. */
  value: string;
  onChange: (value: string) => void;
  layout?: ChoiceLayout;
}

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
      <Typography variant="subtitle2" component="div" id={id}>
        {label}
        {optional && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {' '}
            ({text('optional')})
          </Box>
        )}
      </Typography>
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
