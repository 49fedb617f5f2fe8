import { styled } from '@mui/material/styles';

/** Said to screen readers and not shown. */
export const ForEars = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
