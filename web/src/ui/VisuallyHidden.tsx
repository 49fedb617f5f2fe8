import { styled } from '@mui/material/styles';

/** The style of what is said to screen readers and not shown. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Said to screen readers and not shown. */
export const VisuallyHidden = styled('span')(visuallyHidden);
