import type { Components, Theme } from '@mui/material/styles';
import { motion, radii } from '../tokens';

/** Links, tabs, breadcrumbs and tables' rows. */
export const navigation: Components<Theme> = {
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.primary.main,
        fontWeight: 600,
        textUnderlineOffset: '0.2em',
        borderRadius: 4,
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 44, borderBottom: `1px solid ${theme.vars.palette.divider}` }),
      indicator: { height: 3, borderRadius: '3px 3px 0 0', transitionDuration: `${motion.calm}ms` },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        minWidth: 0,
        padding: '0 14px',
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected': { color: theme.vars.palette.text.primary },
        '&.Mui-focusVisible': { outlineOffset: -3, borderRadius: radii.control },
      }),
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: theme.typography.body2.fontSize,
        color: theme.vars.palette.text.secondary,
      }),
      separator: { marginInline: 6 },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        padding: 'var(--cell-padding) 16px',
        fontVariantNumeric: 'tabular-nums',
        fontSize: theme.typography.body2.fontSize,
      }),
      head: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        fontWeight: 600,
        backgroundColor: theme.vars.palette.background.sunken,
      }),
    },
  },
};
