import type { Theme } from '@mui/material/styles';
import { contentWidth } from '#core/theme/tokens';

/** How far from the window's edges the frame begins: where the content begins, so that both stand on one line. */
export const frameInset = (theme: Theme) => ({
  paddingInline: theme.spacing(2),
  [theme.breakpoints.up('md')]: {
    paddingInline: `max(${theme.spacing(4)}, calc((100% - ${contentWidth}px) / 2))`,
    '&[data-wide="true"]': { paddingInline: theme.spacing(4) },
  },
});
