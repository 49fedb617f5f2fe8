import type { SvgIconComponent } from '@mui/icons-material';
import KeyboardDoubleArrowLeftRounded from '@mui/icons-material/KeyboardDoubleArrowLeftRounded';
import KeyboardDoubleArrowRightRounded from '@mui/icons-material/KeyboardDoubleArrowRightRounded';
import { Box, ButtonBase, Tooltip, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type MenuGroup, menuGroups } from '@portal/contracts/kernel';
import { useState, memo } from 'react';
import { Link } from 'react-router-dom';
import type { NavEntry } from '#core/area-manifest';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { railTexts } from '../texts';
import { isRailFolded, RailColumn, rememberRail } from './rail-column';
import { menuIcons } from './menu-icons';
import { type EntryLink, groupOf, useEntryLink, useNav } from './use-nav';

const railRow = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 12,
  width: '100%',
  minHeight: 40,
  padding: '4px 10px',
  borderRadius: radii.control,
  overflow: 'hidden',
  lineHeight: 1.25,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '& svg': { flexShrink: 0 },
} as const;

const Item = styled(Link)(({ theme }) => ({
  ...railRow,
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

interface RailGroupsProps {
  /** Icons only. */
  isFolded?: boolean;
  onGo?: () => void;
}

interface PlaceListProps extends RailGroupsProps {
  label: string;
  links: readonly NavEntry[];
}

interface RailGroupProps extends Omit<PlaceListProps, 'label'> {
  group: MenuGroup;
}

interface RailItemProps extends RailGroupsProps, EntryLink {
  name: string;
  icon: SvgIconComponent;
}

/** Address changes render all groups. */
const RailItem = memo(({ name, icon: Icon, isFolded = false, onGo, ...link }: RailItemProps) => {
  const item = (
    <Item {...link} aria-label={name} onClick={onGo}>
      <Icon aria-hidden />
      {!isFolded && name}
    </Item>
  );
  if (!isFolded) return item;
  return (
    <Tooltip title={name} placement="right">
      {item}
    </Tooltip>
  );
});

export function PlaceList({ label, links, isFolded = false, onGo }: PlaceListProps) {
  const localised = useLocalised();
  const linkTo = useEntryLink();
  return (
    <ul aria-label={label}>
      {links.map((link) => (
        <li key={link.to}>
          <RailItem
            {...linkTo(link)}
            name={localised(link.label)}
            icon={menuIcons[link.to]}
            isFolded={isFolded}
            onGo={onGo}
          />
        </li>
      ))}
    </ul>
  );
}

function RailGroup({ group, ...list }: RailGroupProps) {
  const text = useText(railTexts);
  const { isFolded = false } = list;
  const title = text(`group.${group}`);
  return (
    <Box sx={{ pb: 2 }}>
      <Typography
        variant="caption"
        component="div"
        color="textSecondary"
        sx={{ px: 1.25, pb: 0.75, fontWeight: 650, opacity: isFolded ? 0 : 1, whiteSpace: 'nowrap' }}
      >
        {title}
      </Typography>
      <PlaceList {...list} label={title} />
    </Box>
  );
}

export function RailGroups(props: RailGroupsProps) {
  const links = useNav('rail');
  return menuGroups.map((group) => {
    const own = links.filter((link) => groupOf(link) === group);
    return own.length > 0 && <RailGroup key={group} {...props} group={group} links={own} />;
  });
}

const FoldPanel = styled(ButtonBase)(({ theme }) => ({
  ...railRow,
  marginTop: 'auto',
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
}));

export function Rail() {
  const text = useText(railTexts);
  const [isFolded, setFolded] = useState(isRailFolded);
  const toggle = () => {
    rememberRail(!isFolded);
    setFolded(!isFolded);
  };
  const Arrow = isFolded ? KeyboardDoubleArrowRightRounded : KeyboardDoubleArrowLeftRounded;
  const label = text(isFolded ? 'expand' : 'collapse');
  return (
    <RailColumn aria-label={text('administration')} data-folded={isFolded}>
      <RailGroups isFolded={isFolded} />
      <FoldPanel aria-expanded={!isFolded} aria-label={label} onClick={toggle}>
        <Arrow aria-hidden />
        {!isFolded && label}
      </FoldPanel>
    </RailColumn>
  );
}
