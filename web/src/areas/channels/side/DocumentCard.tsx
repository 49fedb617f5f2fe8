import PictureAsPdfRounded from '@mui/icons-material/PictureAsPdfRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ChannelDocumentKind } from '@portal/contracts/areas/channels';
import { channelQueries } from '@portal/contracts/areas/channels';
import { Suspense, useState } from 'react';
import { useCallQuery } from '#app/client/use-call-query';
import { useDates } from '#app/i18n/dates';
import { useText } from '#app/i18n/use-text';
import { lazyOverlay } from '#ui/part/lazy-part';
import { LoadedPart } from '#ui/states/LoadedPart';
import { editorMessages } from '../editor/editor.messages';

const PdfDialog = lazyOverlay(() => import('#ui/pdf/PdfDialog').then((module) => module.PdfDialog));

interface DocumentCardProps {
  kind: ChannelDocumentKind;
  text: string;
}

/** A document of the chain, looked at over the whole screen with its zoom (R-CHN-02, R-CON-29). */
export function DocumentCard({ kind, text: about }: DocumentCardProps) {
  const text = useText(editorMessages);
  const dates = useDates();
  const documents = useCallQuery(channelQueries.ListChannelDocuments, {});
  const [isOpen, setOpen] = useState(false);
  const title = text(`pdf.${kind}`);
  return (
    <Card sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box
        component={PictureAsPdfRounded}
        aria-hidden
        sx={{ fontSize: 'h1.fontSize', color: 'primary.main' }}
      />
      <Box sx={{ flex: 1, minWidth: '14rem' }}>
        <Box component="h3" sx={{ typography: 'h4', m: 0 }}>
          {title}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{about}</Box>
      </Box>
      <LoadedPart query={documents} skeleton={<Skeleton variant="rounded" width={160} height={40} />}>
        {(found) => {
          const document = found.find((one) => one.document === kind);
          if (document === undefined) {
            return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text('noPdf')}</Box>;
          }
          return (
            <>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                {dates.day(document.update_date)}
              </Box>
              <Button aria-label={`${text('openPdf')}: ${title}`} onClick={() => setOpen(true)}>
                {text('openPdf')}
              </Button>
              <Suspense>
                {isOpen && <PdfDialog url={document.url} title={title} onClose={() => setOpen(false)} />}
              </Suspense>
            </>
          );
        }}
      </LoadedPart>
    </Card>
  );
}
