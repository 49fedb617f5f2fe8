import type { Components, Theme } from '@mui/material/styles';
import { motion, radii } from './tokens';

/** Lines at 3:1. */
export const fields: Components<Theme> = {
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 'var(--control-height)',
        borderRadius: radii.control,
        backgroundColor: theme.vars.palette.background.paper,
        transition: `box-shadow ${motion.quick}ms`,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.control, top: 0 },
        '& legend': { display: 'none' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.primary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1,
          borderColor: theme.vars.palette.primary.main,
        },
        '&.Mui-focused': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.background.sunken },
      }),
      input: { padding: '0 12px', height: 'calc(var(--control-height) - 2px)' },
      multiline: { padding: '10px 12px', '& textarea': { padding: 0 } },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      root: {
        '& .MuiAutocomplete-inputRoot.MuiOutlinedInput-root': { padding: '0 40px 0 12px', gap: 8 },
        '& .MuiAutocomplete-inputRoot.MuiOutlinedInput-root .MuiAutocomplete-input': { padding: 0 },
      },
      popupIndicator: { width: 28, height: 28 },
      clearIndicator: { width: 28, height: 28, visibility: 'visible' },
      paper: ({ theme }) => ({
        marginTop: 4,
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: radii.card,
        boxShadow: '0 1px 2px rgb(29 26 22 / 0.06), 0 12px 32px rgb(29 26 22 / 0.14)',
      }),
      listbox: { padding: 6 },
      option: ({ theme }) => ({
        borderRadius: radii.control,
        gap: 10,
        fontSize: theme.typography.body2.fontSize,
      }),
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
        '&:focus-visible': { outline: 'none' },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        fontSize: theme.typography.body2.fontSize,
        fontWeight: 600,
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
        '&.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({ marginInline: 0, marginTop: 6, fontSize: theme.typography.body2.fontSize }),
    },
  },
  MuiCheckbox: {
    styleOverrides: { root: ({ theme }) => ({ padding: 8, color: theme.vars.palette.control }) },
  },
  MuiRadio: { styleOverrides: { root: ({ theme }) => ({ padding: 8, color: theme.vars.palette.control }) } },
  // Aligns the track with the fields above.
  MuiFormControlLabel: { styleOverrides: { root: { '&:has(> .MuiSwitch-root)': { marginLeft: -6 } } } },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 52, height: 36, padding: 6 },
      switchBase: { padding: 10, '&.Mui-checked': { transform: 'translateX(16px)' } },
      thumb: ({ theme }) => ({
        width: 16,
        height: 16,
        boxShadow: 'none',
        backgroundColor: theme.vars.palette.background.paper,
      }),
      track: ({ theme }) => ({
        borderRadius: radii.pill,
        opacity: '1 !important',
        backgroundColor: theme.vars.palette.control,
        '.Mui-disabled + &': { opacity: '0.4 !important' },
      }),
    },
  },
};

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
