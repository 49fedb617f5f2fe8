import type { Components, Theme } from '@mui/material/styles';
import { motion, radii } from '../tokens';

const finger = '@media (pointer: coarse)';

export const controls: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        fontFamily: 'inherit',
        '&.Mui-focusVisible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'secondary' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 'var(--control-height)',
        padding: '0 16px',
        borderRadius: radii.control,
        whiteSpace: 'nowrap',
        transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms, transform ${motion.quick}ms`,
        '&:active': { transform: 'translateY(1px)' },
        '&.Mui-disabled': { color: theme.vars.palette.text.disabled, opacity: 0.6 },
        variants: [
          {
            props: { variant: 'contained', color: 'primary' },
            style: { '&:hover': { backgroundColor: theme.vars.palette.primary.dark } },
          },
          {
            props: { variant: 'outlined', color: 'secondary' },
            style: {
              backgroundColor: theme.vars.palette.background.paper,
              borderColor: theme.vars.palette.divider,
              '&:hover': {
                backgroundColor: theme.vars.palette.background.sunken,
                borderColor: theme.vars.palette.control,
              },
              '&[aria-pressed="true"]': {
                backgroundColor: theme.vars.palette.background.sunken,
                borderColor: theme.vars.palette.text.primary,
              },
            },
          },
          {
            props: { variant: 'text', color: 'secondary' },
            style: { '&:hover': { backgroundColor: theme.vars.palette.background.sunken } },
          },
        ],
      }),
      sizeLarge: { minHeight: 48, padding: '0 24px', fontSize: '1rem' },
      sizeSmall: {
        minHeight: 32,
        padding: '0 12px',
        fontSize: '0.875rem',
        [finger]: { minHeight: 40 },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 'var(--control-height)',
        height: 'var(--control-height)',
        padding: 0,
        borderRadius: radii.control,
        color: theme.vars.palette.text.primary,
        '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
      }),
      sizeSmall: { width: 32, height: 32, [finger]: { width: 40, height: 40 } },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 28,
        borderRadius: radii.pill,
        fontWeight: 600,
        fontSize: theme.typography.body2.fontSize,
      }),
      sizeSmall: { height: 24 },
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        backgroundColor: theme.vars.palette.background.paper,
      }),
      deleteIcon: { color: 'inherit', opacity: 0.7, '&:hover': { color: 'inherit', opacity: 1 } },
    },
  },
  MuiBadge: {
    styleOverrides: {
      // Beside the icon, never over it.
      badge: ({ theme }) => ({
        '&.MuiBadge-standard': {
          height: 16,
          minWidth: 16,
          padding: '0 4px',
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
          boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}`,
          inset: '-6px auto auto 65%',
          transform: 'scale(1)',
        },
        '&.MuiBadge-standard.MuiBadge-invisible': { transform: 'scale(0)' },
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 'var(--control-height)',
        padding: '0 12px',
        borderRadius: radii.control,
        borderColor: theme.vars.palette.divider,
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected, &.Mui-selected:hover': {
          color: theme.vars.palette.background.default,
          backgroundColor: theme.vars.palette.text.primary,
        },
      }),
    },
  },
  MuiSvgIcon: { styleOverrides: { root: { fontSize: '1.25rem' }, fontSizeSmall: { fontSize: '1rem' } } },
};
