import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { ChannelSlots } from '#ui/slots/ChannelSlots';
import { channelsTexts, editorTexts } from '../texts';
import type { Place } from '../use-places';
import { DocumentCard } from './DocumentCard';
import { PlacePanel } from './PlacePanel';

interface OtherPlacesPanelProps {
  restaurantId: number;
  places: readonly Place[];
}

/** The channels beside the web: reports, local offers, social networks and paid campaigns (R-CHN-01…03, R-CHN-09). */
export function OtherPlacesPanel({ restaurantId, places }: OtherPlacesPanelProps) {
  const frame = useText(channelsTexts);
  const text = useText(editorTexts);
  return (
    <>
      {places.includes('reports') && (
        <PlacePanel place="reports" title={frame('place.reports')}>
          <Card sx={{ p: 2 }}>
            <ChannelSlots place="channelReports" restaurantId={restaurantId} />
          </Card>
        </PlacePanel>
      )}
      <PlacePanel place="offers" title={frame('place.offers')}>
        <Stack spacing={2}>
          <ChannelSlots place="channelOffers" restaurantId={restaurantId} />
          <Card sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Box sx={{ flex: 1, minWidth: '14rem' }}>{text('offersText')}</Box>
            <Button component={Link} to="/local">
              {text('offersLink')}
            </Button>
          </Card>
        </Stack>
      </PlacePanel>
      <PlacePanel place="social" title={frame('place.social')}>
        <DocumentCard kind="social-media" text={text('socialText')} />
      </PlacePanel>
      <PlacePanel place="briefing" title={frame('place.briefing')}>
        <Stack spacing={2}>
          <DocumentCard kind="paid-media" text={text('paidText')} />
          <ChannelSlots place="channelBriefing" restaurantId={restaurantId} />
        </Stack>
      </PlacePanel>
    </>
  );
}
