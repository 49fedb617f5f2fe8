import AddCircleRounded from '@mui/icons-material/AddCircleRounded';
import ChangeCircleRounded from '@mui/icons-material/ChangeCircleRounded';
import DragHandleRounded from '@mui/icons-material/DragHandleRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import RemoveCircleRounded from '@mui/icons-material/RemoveCircleRounded';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '#core/i18n/use-text';
import { motion, radii } from '#core/theme/tokens';
import { differenceTexts, importsTexts } from '../texts';
import { type RowFilter, rowFilters, type RowCounts } from './row-filters';

const looks = {
  wrong: { icon: ErrorRounded, tone: 'error' },
  new: { icon: AddCircleRounded, tone: 'success' },
  changed: { icon: ChangeCircleRounded, tone: 'info' },
  gone: { icon: RemoveCircleRounded, tone: 'warning' },
  same: { icon: DragHandleRounded, tone: 'text' },
} as const;

const Tiles = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // Mistakes come first, and as wide as there is room.
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
}));

const Tile = styled('label', { shouldForwardProp: (name) => name !== 'tone' })<{
  tone: (typeof looks)[RowFilter]['tone'];
}>(({ theme, tone }) => {
  const colour = tone === 'text' ? theme.vars.palette.text.secondary : theme.vars.palette[tone].main;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: theme.spacing(1),
    padding: theme.spacing(1.25, 1.5),
    borderRadius: radii.control,
    border: `thin solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    cursor: 'pointer',
    transition: `background-color ${motion.quick}ms`,
    '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
    '& svg': { color: colour },
    '& .count': { ...theme.typography.h3, fontVariantNumeric: 'tabular-nums', lineHeight: 1.2 },
    '& .name': {
      ...theme.typography.body2,
      gridColumn: '1 / -1',
      color: theme.vars.palette.text.secondary,
      overflowWrap: 'anywhere',
    },
    '&[data-none="true"]': { cursor: 'default', backgroundColor: 'transparent' },
    '&[data-none="true"] :is(.count, svg)': { color: theme.vars.palette.text.secondary },
    '&:not([data-none="true"]):hover': { borderColor: theme.vars.palette.text.primary },
    '&:has(:checked)': {
      borderColor: colour,
      boxShadow: `inset 0 0 0 ${theme.spacing(0.125)} ${colour}`,
      backgroundColor: `color-mix(in srgb, ${colour} 8%, ${theme.vars.palette.background.paper})`,
    },
    '&:has(:focus-visible)': {
      outline: `0.1875rem solid ${theme.vars.palette.primary.main}`,
      outlineOffset: theme.spacing(0.25),
    },
  };
});

interface CountsFilterProps {
  counts: RowCounts;
  value: RowFilter;
  onChange: (filter: RowFilter) => void;
}

/** How many rows are wrong, new, changed, gone and the same: each tile shows its rows below. */
export function CountsFilter({ counts, value, onChange }: CountsFilterProps) {
  const text = useText(importsTexts);
  const label = useText(differenceTexts)('tiles');
  const { formatNumber } = useIntl();
  const name = useId();
  return (
    <Tiles role="radiogroup" aria-label={label}>
      {rowFilters.map((filter) => {
        const { icon: Icon, tone } = looks[filter];
        const isNone = counts[filter] === 0;
        return (
          <Tile key={filter} tone={tone} data-none={isNone}>
            <input
              type="radio"
              name={name}
              disabled={isNone}
              checked={filter === value}
              onChange={() => onChange(filter)}
            />
            <Icon aria-hidden fontSize="small" />
            <span className="count">{formatNumber(counts[filter])}</span>
            <span className="name">{text(`mark.${filter}`)}</span>
          </Tile>
        );
      })}
    </Tiles>
  );
}
