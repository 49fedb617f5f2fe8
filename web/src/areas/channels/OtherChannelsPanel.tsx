import PictureAsPdfRounded from '@mui/icons-material/PictureAsPdfRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type ChannelDocumentKind, channelQueries } from '@portal/contracts/areas/channels';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { PartHead } from '#ui/PartHead';
import { lazyOverlay, lazyPart } from '#ui/part/lazy-part';
import { ChannelSlots } from '#ui/slots/ChannelSlots';
import { useSlots } from '#ui/slots/use-slots';
import { LoadedPart } from '#ui/states/LoadedPart';
import { channelsMessages } from './channels.messages';
import { editorMessages } from './editor/editor.messages';

/** The parts of the page that there are for this person: reports and briefings are not for everybody. */
export function usePlaces() {
  const hasReports = useSlots('channelReports').length > 0;
  return ['web', ...(hasReports ? ['reports'] : []), 'offers', 'social', 'briefing'] as readonly Place[];
}
export type Place = 'web' | 'reports' | 'offers' | 'social' | 'briefing';

const PdfDialog = lazyOverlay(() => import('#ui/pdf/PdfDialog').then((module) => module.PdfDialog));

const PdfFirstPage = lazyPart(() => import('#ui/pdf/PdfFirstPage').then((module) => module.PdfFirstPage));

/** Width of the first page, in pixels. */
const pageWidth = 120;

/** The first page once it comes near the window; an icon until then, and where it cannot be drawn. */
function FirstPage({ url }: { url: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'away' | 'near' | 'failed'>('away');
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setState('near');
      },
      { rootMargin: '25%' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Box
      ref={place}
      aria-hidden
      sx={{
        width: pageWidth,
        height: pageWidth,
        overflow: 'hidden',
        borderRadius: radii.control,
        border: 1,
        borderColor: 'divider',
        display: 'grid',
        justifyItems: 'center',
        backgroundColor: 'background.sunken',
      }}
    >
      {state === 'near' ? (
        <Suspense>
          <PdfFirstPage url={url} width={pageWidth} onFailed={() => setState('failed')} />
        </Suspense>
      ) : (
        <DocumentIcon />
      )}
    </Box>
  );
}

const DocumentIcon = () => (
  <Box
    component={PictureAsPdfRounded}
    aria-hidden
    sx={{ fontSize: 'h1.fontSize', color: 'primary.main', alignSelf: 'center' }}
  />
);

interface DocumentCardProps {
  kind: ChannelDocumentKind;
  text: string;
}

/** A document of the chain: its first page, and all of it over the whole screen (R-CHN-02, R-CON-29). */
function DocumentCard({ kind, text: about }: DocumentCardProps) {
  const text = useText(editorMessages);
  const dates = useDates();
  const documents = useCallQuery(channelQueries.ListChannelDocuments, {});
  const [isOpen, setOpen] = useState(false);
  const title = text(`pdf.${kind}`);
  const published = documents.data?.find((one) => one.document === kind);
  return (
    <Card sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {published === undefined ? <DocumentIcon /> : <FirstPage key={published.url} url={published.url} />}
      <Box sx={{ flex: 1, minWidth: '14rem' }}>
        <Box component="h3" sx={{ typography: 'h4', m: 0 }}>
          {title}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{about}</Box>
      </Box>
      <LoadedPart query={documents} skeleton={<Skeleton variant="rounded" width={160} height={40} />}>
        {() =>
          published === undefined ? (
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text('noPdf')}</Box>
          ) : (
            <>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                {dates.day(published.update_date)}
              </Box>
              <Button aria-label={`${text('openPdf')}: ${title}`} onClick={() => setOpen(true)}>
                {text('openPdf')}
              </Button>
              <Suspense>
                {isOpen && <PdfDialog url={published.url} title={title} onClose={() => setOpen(false)} />}
              </Suspense>
            </>
          )
        }
      </LoadedPart>
    </Card>
  );
}

interface PlacePanelProps {
  /** What the menu leads to. */
  place: string;
  title: string;
  children: ReactNode;
}

/** A part of the page that the menu leads to. */
const PlacePanel = ({ place, title, children }: PlacePanelProps) => (
  <Box
    component="section"
    id={place}
    aria-labelledby={`${place}-title`}
    sx={{ pt: 5, scrollMarginTop: (theme) => theme.spacing(14) }}
  >
    <PartHead id={`${place}-title`} title={title} />
    {children}
  </Box>
);

interface OtherPlacesPanelProps {
  restaurantId: number;
  places: readonly Place[];
}

/** The channels beside the web: reports, local offers, social networks and paid campaigns (R-CHN-01…03, R-CHN-09). */
export function OtherPlacesPanel({ restaurantId, places }: OtherPlacesPanelProps) {
  const frame = useText(channelsMessages);
  const text = useText(editorMessages);
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
