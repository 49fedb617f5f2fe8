import { styled } from '@mui/material/styles';
import { radii } from '#core/theme/tokens';

/** How long a record waits, as a thin bar that fills up; said in words beside it. */
export const AgeBar = styled('span')(({ theme }) => ({
  display: 'inline-block',
  width: 32,
  height: 4,
  marginInlineEnd: 8,
  verticalAlign: 'middle',
  borderRadius: radii.pill,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  '& > span': { display: 'block', height: '100%', borderRadius: radii.pill },
  '&[data-tone="fresh"] > span': { backgroundColor: theme.vars.palette.text.secondary },
  '&[data-tone="due"] > span': { backgroundColor: theme.vars.palette.accent },
  '&[data-tone="late"] > span': { backgroundColor: theme.vars.palette.error.main },
}));
