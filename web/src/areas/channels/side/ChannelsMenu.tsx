import type { SvgIconComponent } from '@mui/icons-material';
import CampaignRounded from '@mui/icons-material/CampaignRounded';
import InsertChartRounded from '@mui/icons-material/InsertChartRounded';
import LanguageRounded from '@mui/icons-material/LanguageRounded';
import LocalOfferRounded from '@mui/icons-material/LocalOfferRounded';
import ShareRounded from '@mui/icons-material/ShareRounded';
import { useText } from '#core/i18n/use-text';
import { SideMenu } from '#ui/SideMenu';
import { channelsTexts } from '../texts';
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

/** The channels of a restaurant, its own and those that are paid for: each leads to its part of the page (R-CHN-01). */
export function ChannelsMenu({ places }: { places: readonly Place[] }) {
  const text = useText(channelsTexts);
  return (
    <SideMenu
      label={text('menu')}
      groups={groups.map(({ key, entries }) => ({
        key,
        title: text(key),
        entries: entries
          .filter(({ place }) => places.includes(place))
          .map(({ place, icon }) => ({ id: place, icon, label: text(`place.${place}`) })),
      }))}
    />
  );
}
