import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { channelQueries } from '@portal/contracts/areas/channels';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { NoRestaurant } from '#ui/restaurant/NoRestaurant';
import { Page } from '#ui/Page';
import { Loaded } from '#ui/states/Loaded';
import { ChannelPanel } from './ChannelPanel';
import { channelsTexts } from './texts';
import { ChannelsSkeleton } from './ChannelsSkeleton';
import { LastChangeNotice } from './LastChangeNotice';
import { OtherPlacesPanel } from './side/OtherPlacesPanel';
import { ChannelsMenu } from './side/ChannelsMenu';
import { usePlaces } from './use-places';

/** The menu at the left where there is room, above the rest elsewhere. */
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '12rem minmax(0, 1fr)', gap: theme.spacing(3) },
}));

function Channels({ restaurant: { id, site, name } }: { restaurant: SessionRestaurant }) {
  const text = useText(channelsTexts);
  const { language } = useLanguage();
  const places = usePlaces();
  const channel = useCallQuery(channelQueries.GetChannel, { id, language });
  return (
    <Page
      title={text('title')}
      subtitle={
        <>
          {`${site} - ${name}`}
          <div>{text('everywhere')}</div>
          <LastChangeNotice restaurantId={id} />
        </>
      }
    >
      <Frame>
        <div>
          <ChannelsMenu places={places} />
        </div>
        <Box sx={{ minWidth: 0 }}>
          <Box component="section" id="web" aria-label={text('place.web')}>
            <Loaded query={channel} skeleton={<ChannelsSkeleton />}>
              {(data) => <ChannelPanel key={data.id} channel={data} />}
            </Loaded>
          </Box>
          <OtherPlacesPanel restaurantId={id} places={places} />
        </Box>
      </Frame>
    </Page>
  );
}

/** What the public sees of the chosen restaurant, now and planned (R-NAV-04, R-CHN-01…37). */
export function ChannelsScreen() {
  const text = useText(channelsTexts);
  const { restaurant } = useSite();
  if (restaurant !== null) return <Channels key={restaurant.id} restaurant={restaurant} />;
  return (
    <Page title={text('title')}>
      <NoRestaurant />
    </Page>
  );
}
