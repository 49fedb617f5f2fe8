import { styled } from '@mui/material/styles';
import { initialsOf } from './board';

const Disc = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '2rem',
  height: '2rem',
  borderRadius: '50%',
  border: '0.0625rem solid',
  borderColor: theme.vars.palette.control,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.sunken,
  fontFamily: theme.typography.h2.fontFamily,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: 0,
}));

/** The first letters of a brand in place of its logo; its name stands beside it. */
export const InitialsDrawing = ({ name }: { name: string }) => <Disc aria-hidden>{initialsOf(name)}</Disc>;
