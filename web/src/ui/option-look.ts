import type { Theme } from '@mui/material/styles';

/** How an option shows that it is under the pointer, and that Enter would take it: never alike, both may be seen at once. */
export const optionLook = (theme: Theme) => ({
  '&[data-active="true"], &:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '&[data-active="true"]': { boxShadow: `inset 3px 0 0 ${theme.vars.palette.text.primary}` },
});
