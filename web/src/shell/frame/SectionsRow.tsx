import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { motion } from '#core/theme/tokens';
import { frameInset } from '#ui/footer/frame-inset';
import { shellTexts } from '../texts';
import { useEntryLink, useNav } from './use-nav';

const Row = styled('nav')(({ theme }) => ({
  ...frameInset(theme),
  [theme.breakpoints.down('md')]: { display: 'none' },
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& ul': { display: 'flex', gap: 4, margin: '0 -12px', padding: 0, listStyle: 'none', overflowX: 'auto' },
}));

const Tab = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'block',
  padding: '12px 12px 13px',
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  '&:focus-visible': { outlineOffset: -3 },
  '&:hover': { color: theme.vars.palette.text.primary },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 12,
    bottom: 0,
    height: 3,
    borderRadius: '3px 3px 0 0',
    backgroundColor: theme.vars.palette.primary.main,
    transform: 'scaleX(0)',
    transition: `transform ${motion.calm}ms ${motion.ease}`,
  },
  '&.active': { color: theme.vars.palette.text.primary, '&::after': { transform: 'none' } },
}));

/** The sections of the portal as the second row of the restaurants' top bar. */
export function SectionsRow() {
  const text = useText(shellTexts);
  const localised = useLocalised();
  const links = useNav('sections');
  const linkTo = useEntryLink();
  if (links.length === 0) return null;
  return (
    <Row aria-label={text('sections')}>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Tab {...linkTo(link)}>{localised(link.label)}</Tab>
          </li>
        ))}
      </ul>
    </Row>
  );
}
