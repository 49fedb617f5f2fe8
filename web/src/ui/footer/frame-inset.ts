import type { Theme } from '@mui/material/styles';
import { contentWidth } from '#core/theme/tokens';

/** Aligns the frame with the content. */
export const frameInset = (theme: Theme) => ({
  paddingInline: theme.spacing(2),
  [theme.breakpoints.up('md')]: {
    paddingInline: `max(${theme.spacing(4)}, calc((100% - ${contentWidth}px) / 2))`,
    '&[data-wide="true"]': { paddingInline: theme.spacing(4) },
  },
});
