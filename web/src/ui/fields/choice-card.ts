import { styled } from '@mui/material/styles';
import { motion, radii } from '../../app/theme/tokens';
import type { ChoiceLayout } from './ChoiceCards';

const isStyle = (property: PropertyKey) => property !== 'layout';

/** The label around a hidden radio button. `:has` lets the button's state dress the whole card. */
export const Card = styled('label', { shouldForwardProp: isStyle })<{ layout: ChoiceLayout }>(
  ({ theme }) => ({
    position: 'relative',
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
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'inherit',
    },
    '&:has(input:focus-visible)': {
      outline: `3px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: 2,
    },
    '&:has(input:checked)': {
      borderColor: theme.vars.palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 7%, ${theme.vars.palette.background.paper})`,
    },
    '[aria-invalid="true"] > * > &': { borderColor: theme.vars.palette.error.main },
    '& .words': { display: 'grid', gap: 2, minWidth: 0 },
    '& .label': { ...theme.typography.body2, fontWeight: 600, overflowWrap: 'anywhere', hyphens: 'auto' },
    '& .hint': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
    '& .badge': {
      ...theme.typography.caption,
      position: 'absolute',
      top: 8,
      left: 8,
      padding: '1px 8px',
      fontWeight: 650,
      borderRadius: radii.pill,
      color: '#1D1A16',
      backgroundColor: theme.vars.palette.accent,
    },
    '& .tick': {
      position: 'absolute',
      top: 8,
      right: 8,
      color: theme.vars.palette.primary.main,
      opacity: 0,
      transition: `opacity ${motion.quick}ms`,
    },
    '&:has(input:checked) .tick': { opacity: 1 },
    variants: [
      {
        props: { layout: 'tiles' },
        style: {
          flexDirection: 'column',
          justifyContent: 'space-between',
          gap: 10,
          padding: '16px 14px 12px',
          '& .picture': { display: 'grid', placeItems: 'center', flex: 1 },
          '& .words': { textAlign: 'center' },
        },
      },
      {
        props: { layout: 'rows' },
        style: {
          alignItems: 'center',
          gap: 14,
          padding: '12px 40px 12px 14px',
          '& .picture': { flex: 'none' },
          '& .label': { ...theme.typography.body1, fontWeight: 600 },
          '& .hint': theme.typography.body2,
        },
      },
      {
        props: { layout: 'pills' },
        style: {
          alignItems: 'center',
          minHeight: 'var(--control-height)',
          minWidth: 'var(--control-height)',
          justifyContent: 'center',
          padding: '0 16px',
          borderRadius: radii.pill,
          '&:has(input:checked)': {
            color: theme.vars.palette.background.default,
            borderColor: theme.vars.palette.text.primary,
            backgroundColor: theme.vars.palette.text.primary,
          },
        },
      },
    ],
  }),
);
