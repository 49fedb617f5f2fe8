import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { radii } from '#core/theme/tokens';

/** A card as one link; hovering underlines its `.name`. */
export const CardLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'clip',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: radii.card,
  border: `thin solid ${theme.vars.palette.divider}`,
  '&:hover': { borderColor: theme.vars.palette.control },
  '&:hover .name': { textDecoration: 'underline' },
}));
