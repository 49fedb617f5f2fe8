import type { Theme } from '@mui/material/styles';

/** Hover and active look different, as both may show at once. */
export const optionLook = (theme: Theme) => ({
  '&[data-active="true"], &:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '&[data-active="true"]': { boxShadow: `inset 3px 0 0 ${theme.vars.palette.text.primary}` },
});
