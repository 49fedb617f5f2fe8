import { styled } from '@mui/material/styles';
import type { SvgIconComponent } from '@mui/icons-material';
import CampaignRounded from '@mui/icons-material/CampaignRounded';
import InsertChartRounded from '@mui/icons-material/InsertChartRounded';
import LanguageRounded from '@mui/icons-material/LanguageRounded';
import LocalOfferRounded from '@mui/icons-material/LocalOfferRounded';
import ShareRounded from '@mui/icons-material/ShareRounded';
import { useText } from '#app/i18n/use-text';
import { radii } from '#app/theme/tokens';
import { channelsMessages } from '../channels.messages';
import type { Place } from '../use-places';

interface Entry {
  readonly place: Place;
  readonly icon: SvgIconComponent;
}

const groups: readonly { readonly key: 'own' | 'paid'; readonly entries: readonly Entry[] }[] = [
  {
    key: 'own',
    entries: [
      { place: 'web', icon: LanguageRounded },
      { place: 'reports', icon: InsertChartRounded },
      { place: 'offers', icon: LocalOfferRounded },
      { place: 'social', icon: ShareRounded },
    ],
  },
  { key: 'paid', entries: [{ place: 'briefing', icon: CampaignRounded }] },
];

const Menu = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  overflowX: 'auto',
  '& > div': { display: 'contents' },
  '& p': { display: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: 'var(--control-height)',
    padding: theme.spacing(0, 1.5),
    borderRadius: radii.control,
    fontWeight: 600,
    fontSize: theme.typography.body2.fontSize,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    '&:hover': {
      color: theme.vars.palette.text.primary,
      backgroundColor: theme.vars.palette.background.sunken,
    },
    '&:focus-visible': {
      outline: `0.1875rem solid ${theme.vars.palette.primary.main}`,
      outlineOffset: '-0.1875rem',
    },
  },
  [theme.breakpoints.up('lg')]: {
    flexDirection: 'column',
    position: 'sticky',
    top: theme.spacing(11),
    '& > div': { display: 'flex', flexDirection: 'column' },
    '& > div + div': { marginTop: theme.spacing(2) },
    '& p': {
      ...theme.typography.overline,
      display: 'block',
      margin: 0,
      padding: theme.spacing(0, 1.5, 0.5),
      color: theme.vars.palette.text.secondary,
    },
  },
}));

/** The channels of a restaurant, its own and those that are paid for: each leads to its part of the page (R-CHN-01). */
export function SideMenu({ places }: { places: readonly Place[] }) {
  const text = useText(channelsMessages);
  return (
    <Menu aria-label={text('menu')} data-print="no">
      {groups.map(({ key, entries }) => (
        <div key={key}>
          <p>{text(key)}</p>
          {entries
            .filter(({ place }) => places.includes(place))
            .map(({ place, icon: Icon }) => (
              <a key={place} href={`#${place}`}>
                <Icon aria-hidden fontSize="small" />
                {text(`place.${place}`)}
              </a>
            ))}
        </div>
      ))}
    </Menu>
  );
}
