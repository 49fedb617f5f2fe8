import KeyboardDoubleArrowLeftRounded from '@mui/icons-material/KeyboardDoubleArrowLeftRounded';
import KeyboardDoubleArrowRightRounded from '@mui/icons-material/KeyboardDoubleArrowRightRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import type { MenuGroup } from '@portal/contracts/kernel';
import type { NavEntry } from '../area-manifest';
import { useLocalised } from '../i18n/LanguageProvider';
import { useText } from '../i18n/use-text';
import { radii } from '../theme/tokens';
import { isRailFolded, RailColumn, rememberRail } from './rail-column';
import { railMessages } from './rail.messages';
import { useNav } from './use-nav';

const groups: readonly MenuGroup[] = ['work', 'content', 'people', 'reports', 'portal'];

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 12,
  width: '100%',
  minHeight: 40,
  padding: '4px 10px',
  borderRadius: radii.control,
  overflow: 'hidden',
  // Long names take a second line.
  lineHeight: 1.25,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '& svg': { flexShrink: 0 },
} as const;

const Item = styled(NavLink)(({ theme }) => ({
  ...row,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  '&:hover': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.sunken,
  },
  '&.active': {
    color: theme.vars.palette.primary.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 9%, transparent)`,
  },
}));

const FoldPanel = styled(ButtonBase)(({ theme }) => ({
  ...row,
  marginTop: 'auto',
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
}));

function RailGroup({
  group,
  links,
  isFolded,
}: {
  group: MenuGroup;
  links: readonly NavEntry[];
  isFolded: boolean;
}) {
  const text = useText(railMessages);
  const localised = useLocalised();
  const title = text(`group.${group}`);
  return (
    <Box sx={{ pb: 2 }}>
      <Box
        sx={{
          px: 1.25,
          pb: 0.75,
          typography: 'caption',
          fontWeight: 650,
          color: 'text.secondary',
          opacity: isFolded ? 0 : 1,
          whiteSpace: 'nowrap',
        }}
      >
        {title}
      </Box>
      <ul aria-label={title}>
        {links.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Tooltip title={isFolded ? localised(label) : ''} placement="right">
              <Item to={to} end={to === '/'} aria-label={localised(label)}>
                <Icon aria-hidden />
                {!isFolded && localised(label)}
              </Item>
            </Tooltip>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** The administrators' menu at the left, grouped by job; folded it shows the icons alone. */
export function Rail() {
  const text = useText(railMessages);
  const links = useNav('rail');
  const [isFolded, setFolded] = useState(isRailFolded);
  const toggle = () => {
    rememberRail(!isFolded);
    setFolded(!isFolded);
  };
  const Arrow = isFolded ? KeyboardDoubleArrowRightRounded : KeyboardDoubleArrowLeftRounded;
  const label = text(isFolded ? 'expand' : 'collapse');
  return (
    <RailColumn aria-label={text('administration')} data-folded={isFolded}>
      {groups.map((group) => {
        const own = links.filter((link) => (link.group ?? 'portal') === group);
        return own.length > 0 && <RailGroup key={group} group={group} links={own} isFolded={isFolded} />;
      })}
      <FoldPanel aria-expanded={!isFolded} aria-label={label} onClick={toggle}>
        <Arrow aria-hidden />
        {!isFolded && label}
      </FoldPanel>
    </RailColumn>
  );
}
