import MenuRounded from '@mui/icons-material/MenuRounded';
import { ButtonBase } from '@mui/material';
import { styled, type Theme } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyOverlay } from '#ui/part/lazy-part';
import type { NavEntry } from '#core/area-manifest';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { lowScreen } from '#core/theme/tokens';
import { railTexts, shellTexts } from '../texts';
import { menuIcons } from './menu-icons';
import { inOrderOfUse, useEntryLink, useHasRail, useIsHere, useMenuLinks, useNav } from './use-nav';

const MenuDrawer = lazyOverlay(() => import('./MenuDrawer').then((module) => module.MenuDrawer));

/** Five with the menu button. */
const maxLinks = 4;

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

const look = (theme: Theme) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  width: '100%',
  height: 60,
  padding: '0 2px',
  fontFamily: 'inherit',
  fontSize: theme.typography.caption.fontSize,
  fontWeight: 600,
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  '& span:not(.MuiTouchRipple-root)': {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '&:focus-visible': { outlineOffset: -3 },
  '&.active': { color: theme.vars.palette.primary.main },
});
const Item = styled(Link)(({ theme }) => look(theme));
const Press = styled(ButtonBase)(({ theme }) => look(theme));

/** Active on screens that the bar does not list. */
function MenuButton({ shown }: { shown: readonly NavEntry[] }) {
  const text = useText(railTexts);
  const isHere = useIsHere();
  const all = useMenuLinks();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Press
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={all.some(isHere) && !shown.some(isHere) ? 'active' : undefined}
        onClick={() => setOpen(true)}
      >
        <MenuRounded aria-hidden />
        <span>{text('menu')}</span>
      </Press>
      <Suspense>{isOpen && <MenuDrawer onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

export function BottomBar() {
  const text = useText(shellTexts);
  const localised = useLocalised();
  const links = inOrderOfUse(useNav('bottom'), useHasRail()).slice(0, maxLinks);
  const linkTo = useEntryLink();
  if (links.length === 0) return null;
  return (
    <Bar aria-label={text('mainMenu')}>
      <ul>
        {links.map((link) => {
          const Icon = menuIcons[link.to];
          return (
            <li key={link.to}>
              <Item {...linkTo(link)}>
                <Icon aria-hidden />
                <span>{localised(link.label)}</span>
              </Item>
            </li>
          );
        })}
        <li>
          <MenuButton shown={links} />
        </li>
      </ul>
    </Bar>
  );
}
