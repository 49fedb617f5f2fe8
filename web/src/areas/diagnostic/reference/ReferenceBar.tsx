import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { brandsTexts, swotOptionsTexts } from '../texts';
import { brandsPath, swotOptionsPath } from './reference-paths';

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  overflowX: 'auto',
  marginBottom: theme.spacing(2),
  borderBottom: '0.0625rem solid',
  borderColor: theme.vars.palette.divider,
  '& a': {
    ...theme.typography.subtitle2,
    display: 'flex',
    alignItems: 'center',
    minHeight: 'var(--control-height)',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: theme.vars.palette.text.secondary,
    borderBottom: '0.1875rem solid transparent',
    '&:hover': { color: theme.vars.palette.text.primary },
    '&[aria-current="page"]': {
      color: theme.vars.palette.text.primary,
      borderColor: theme.vars.palette.primary.main,
    },
    '&:focus-visible': { outlineOffset: '-0.1875rem' },
  },
}));

/** The way between the two lists of reference data. */
export function ReferenceBar() {
  const brands = useText(brandsTexts);
  const options = useText(swotOptionsTexts);
  return (
    <Bar aria-label={brands('lists')} data-print="no">
      <NavLink end to={brandsPath}>
        {brands('title')}
      </NavLink>
      <NavLink end to={swotOptionsPath}>
        {options('title')}
      </NavLink>
    </Bar>
  );
}
