import type { Components, Theme } from '@mui/material/styles';
import { radii } from '../tokens';

const lifted = '0 1px 2px rgb(29 26 22 / 0.06), 0 12px 32px rgb(29 26 22 / 0.14)';
const floating = (theme: Theme) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  boxShadow: lifted,
  backgroundImage: 'none',
});

/** Paper, cards and everything that floats over them: a hairline first, a shadow only when something floats. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: radii.card } },
  },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}`, borderRadius: radii.card }),
    },
  },
  MuiPopover: { styleOverrides: { paper: ({ theme }) => floating(theme) } },
  MuiMenu: { styleOverrides: { list: { padding: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 'var(--control-height)',
        borderRadius: radii.control,
        gap: 10,
        fontSize: theme.typography.body2.fontSize,
        // The gap is distance enough.
        '& > .MuiListItemIcon-root': { minWidth: 0 },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.background.sunken,
          fontWeight: 650,
        },
        '&.Mui-focusVisible': { outlineOffset: -3, backgroundColor: theme.vars.palette.background.sunken },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        ...floating(theme),
        margin: 16,
        width: 'calc(100% - 32px)',
        '&.MuiDialog-paperFullScreen': { margin: 0, width: '100%', border: 0, borderRadius: 0 },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, padding: '20px 24px 8px' }) },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '12px 24px 20px',
        gap: 12,
        // Long words go below each other instead of filling their buttons to the rim.
        flexWrap: 'wrap',
        [theme.breakpoints.down('sm')]: { '& > *': { flexGrow: 1 } },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(20 18 15 / 0.48)' } },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { borderRadius: 0 } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, arrow: false },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        padding: '6px 10px',
        borderRadius: radii.control,
        fontSize: theme.typography.caption.fontSize,
        fontWeight: 550,
        color: theme.vars.palette.background.default,
        backgroundColor: theme.vars.palette.text.primary,
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse', variant: 'rounded' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.divider }),
      rounded: { borderRadius: radii.control },
    },
  },
  MuiDivider: { styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) } },
};
