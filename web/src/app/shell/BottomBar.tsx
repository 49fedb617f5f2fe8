import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { useLocalised } from '../i18n/LanguageProvider';
import { useText } from '../i18n/use-text';
import { lowScreen } from '../theme/low-screen';
import { shellMessages } from './shell.messages';
import { useNav } from './use-nav';

/** A thumb reaches five places, not more. */
const mostLinks = 5;

const Bar = styled('nav')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  [theme.breakpoints.up('md')]: { display: 'none' },
  [lowScreen]: { position: 'static' },
  '& ul': { display: 'flex', margin: 0, padding: 0, listStyle: 'none' },
  '& li': { flex: 1, minWidth: 0 },
}));

const Item = styled(NavLink)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  height: 60,
  padding: '0 2px',
  fontSize: theme.typography.caption.fontSize,
  fontWeight: 600,
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  '& span': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:focus-visible': { outlineOffset: -3 },
  '&.active': { color: theme.vars.palette.primary.main },
}));

/** The main places within reach of a thumb, on phones. */
export function BottomBar() {
  const text = useText(shellMessages);
  const localised = useLocalised();
  const links = useNav('bottom').slice(0, mostLinks);
  if (links.length === 0) return null;
  return (
    <Bar aria-label={text('mainMenu')}>
      <ul>
        {links.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Item to={to} end={to === '/'}>
              <Icon aria-hidden />
              <span>{localised(label)}</span>
            </Item>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
