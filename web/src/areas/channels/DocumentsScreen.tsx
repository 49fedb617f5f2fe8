import { Box, Button, Card, Typography } from '@mui/material';
import {
  type ChannelDocument,
  type ChannelDocumentKind,
  channelDocumentKinds,
  channelQueries,
  channelUploads,
} from '@portal/contracts/areas/channels';
import { Suspense, useId, useState } from 'react';
import { useCallCache } from '#core/client/call-cache';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { Page } from '#ui/Page';
import { FieldFrame } from '#ui/fields/Field';
import { lazyOverlay } from '#ui/part/lazy-part';
import { LoadedPart } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { useToast } from '#ui/toast/toast-context';
import { UploadList } from '#ui/upload/UploadList';
import { UploadZone } from '#ui/upload/UploadZone';
import { useUploadQueue } from '#ui/upload/use-upload-queue';
import { documentsTexts } from './texts';

const PdfDialog = lazyOverlay(() => import('#ui/pdf/PdfDialog').then((module) => module.PdfDialog));

const contracts = {
  'social-media': channelUploads.UploadSocialMediaDocument,
  'paid-media': channelUploads.UploadPaidMediaDocument,
} as const;

interface DocumentFieldProps {
  kind: ChannelDocumentKind;
  current: ChannelDocument | undefined;
}

function DocumentField({ kind, current }: DocumentFieldProps) {
  const text = useText(documentsTexts);
  const dates = useDates();
  const cache = useCallCache();
  const toast = useToast();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const label = text(kind);
  const { uploads, add, retry, remove } = useUploadQueue({
    onArrived: () => {
      toast.done(text('done', { name: label }));
      void cache.refresh([channelQueries.ListChannelDocuments]);
    },
  });
  return (
    <div>
      <FieldFrame id={id} label={label}>
        <UploadZone
          id={id}
          contract={contracts[kind]}
          max={1}
          onFiles={(files) => void add(contracts[kind], files, {})}
        />
        <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
      </FieldFrame>
      <Typography
        component="div"
        variant="body2"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pt: 1 }}
      >
        <Box sx={{ flex: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {current === undefined
            ? text('none')
            : text('current', {
                version: current.version,
                day: dates.day(current.update_date),
                name: current.filename,
              })}
        </Box>
        {current !== undefined && (
          <Button size="small" aria-label={text('openOf', { name: label })} onClick={() => setOpen(true)}>
            {text('open')}
          </Button>
        )}
      </Typography>
      <Suspense>
        {isOpen && current !== undefined && (
          <PdfDialog url={current.url} title={label} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </div>
  );
}

/** R-CHN-02, AMB-68. */
export function DocumentsScreen() {
  const text = useText(documentsTexts);
  const documents = useCallQuery(channelQueries.ListChannelDocuments, {});
  return (
    <Page title={text('title')} subtitle={text('text')}>
      <LoadedPart query={documents} skeleton={<SkeletonRows rows={2} />}>
        {(found) => (
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {channelDocumentKinds.map((kind) => (
              <Card key={kind} sx={{ p: 2 }}>
                <DocumentField kind={kind} current={found.find(({ document }) => document === kind)} />
              </Card>
            ))}
          </Box>
        )}
      </LoadedPart>
    </Page>
  );
}
