import PictureAsPdfRounded from '@mui/icons-material/PictureAsPdfRounded';
import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { type ChannelDocumentKind, channelQueries } from '@portal/contracts/areas/channels';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { PartHead } from '#ui/PartHead';
import { lazyOverlay, lazyPart } from '#ui/part/lazy-part';
import { ChannelSlots, useSlots } from '#ui/slots/Slots';
import { LoadedPart } from '#ui/states/Loaded';
import { channelsTexts, editorTexts } from './texts';

export function usePageParts() {
  const hasReports = useSlots('channelReports').length > 0;
  return ['web', ...(hasReports ? ['reports'] : []), 'offers', 'social', 'briefing'] as readonly PagePart[];
}
export type PagePart = 'web' | 'reports' | 'offers' | 'social' | 'briefing';

const PdfDialog = lazyOverlay(() => import('#ui/pdf/PdfDialog').then((module) => module.PdfDialog));

const PdfFirstPage = lazyPart(() => import('#ui/pdf/PdfFirstPage').then((module) => module.PdfFirstPage));

/** Width of the first page, in pixels. */
const pageWidth = 120;

function FirstPage({ url }: { url: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'away' | 'near' | 'failed'>('away');
  useEffect(() => {
    if (frame.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setState('near');
      },
      { rootMargin: '25%' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Box
      ref={frame}
      aria-hidden
      sx={{
        width: pageWidth,
        height: pageWidth,
        overflow: 'hidden',
        borderRadius: 1,
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

/** R-CHN-02, R-CON-29. */
function DocumentCard({ kind, text: about }: DocumentCardProps) {
  const text = useText(editorTexts);
  const dates = useDates();
  const documents = useCallQuery(channelQueries.ListChannelDocuments, {});
  const [isOpen, setOpen] = useState(false);
  const title = text(`pdf.${kind}`);
  const published = documents.data?.find((one) => one.document === kind);
  return (
    <Card sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {published === undefined ? <DocumentIcon /> : <FirstPage key={published.url} url={published.url} />}
      <Box sx={{ flex: 1, minWidth: '14rem' }}>
        <Typography component="h3" variant="h4">
          {title}
        </Typography>
        <Typography component="div" variant="body2" color="textSecondary">
          {about}
        </Typography>
      </Box>
      <LoadedPart query={documents} skeleton={<Skeleton variant="rounded" width={160} height={40} />}>
        {() =>
          published === undefined ? (
            <Typography component="div" variant="body2" color="textSecondary">
              {text('noPdf')}
            </Typography>
          ) : (
            <>
              <Typography component="div" variant="body2" color="textSecondary">
                {dates.day(published.update_date)}
              </Typography>
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

interface PagePartPanelProps {
  id: PagePart;
  title: string;
  children: ReactNode;
}

const PagePartPanel = ({ id, title, children }: PagePartPanelProps) => (
  <Box
    component="section"
    id={id}
    aria-labelledby={`${id}-title`}
    sx={{ pt: 5, scrollMarginTop: (theme) => theme.spacing(14) }}
  >
    <PartHead id={`${id}-title`} title={title} />
    {children}
  </Box>
);

interface OtherChannelsPanelProps {
  restaurantId: number;
  parts: readonly PagePart[];
}

/** R-CHN-01…03, R-CHN-09. */
export function OtherChannelsPanel({ restaurantId, parts }: OtherChannelsPanelProps) {
  const frame = useText(channelsTexts);
  const text = useText(editorTexts);
  return (
    <>
      {parts.includes('reports') && (
        <PagePartPanel id="reports" title={frame('place.reports')}>
          <Card sx={{ p: 2 }}>
            <ChannelSlots place="channelReports" restaurantId={restaurantId} />
          </Card>
        </PagePartPanel>
      )}
      <PagePartPanel id="offers" title={frame('place.offers')}>
        <Stack spacing={2}>
          <ChannelSlots place="channelOffers" restaurantId={restaurantId} />
          <Card sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Box sx={{ flex: 1, minWidth: '14rem' }}>{text('offersText')}</Box>
            <Button component={Link} to="/local">
              {text('offersLink')}
            </Button>
          </Card>
        </Stack>
      </PagePartPanel>
      <PagePartPanel id="social" title={frame('place.social')}>
        <DocumentCard kind="social-media" text={text('socialText')} />
      </PagePartPanel>
      <PagePartPanel id="briefing" title={frame('place.briefing')}>
        <Stack spacing={2}>
          <DocumentCard kind="paid-media" text={text('paidText')} />
          <ChannelSlots place="channelBriefing" restaurantId={restaurantId} />
        </Stack>
      </PagePartPanel>
    </>
  );
}
