import { Box, Link, Skeleton, Stack, Typography } from '@mui/material';
import { importQueries, importUploads } from '@portal/contracts/areas/imports';
import type { OutputOf } from '@portal/contracts/kernel';
import { useId } from 'react';
import { useCallCache } from '#core/client/call-cache';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { FieldFrame } from '#ui/fields/Field';
import { Panel } from '#ui/Panel';
import { NoPicture } from '#ui/pictures/NoPicture';
import { LoadedPart } from '#ui/states/Loaded';
import { useToast } from '#ui/toast/toast-context';
import { UploadList } from '#ui/upload/UploadList';
import { UploadZone } from '#ui/upload/UploadZone';
import { useUploadQueue } from '#ui/upload/use-upload-queue';
import { successTexts } from './texts/success';
import { photoTexts } from './texts';

const { GetPlanPhoto } = importQueries;
const { UpdatePlanPhoto } = importUploads;

type PlanPhoto = OutputOf<typeof GetPlanPhoto>;

function CurrentPhoto({ photo }: { photo: PlanPhoto }) {
  const text = useText(photoTexts);
  const dates = useDates();
  const earlier = photo.versions.slice(1);
  // Until then the address has a placeholder.
  if (photo.update_date === null) return <NoPicture>{text('none')}</NoPicture>;
  return (
    <Stack spacing={1}>
      <Box
        component="img"
        src={photo.url}
        alt={text('alt')}
        sx={{
          display: 'block',
          width: '100%',
          aspectRatio: '16 / 9',
          objectFit: 'contain',
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.sunken',
        }}
      />
      <Typography variant="body2" color="textSecondary">
        {text('current', { version: photo.version, day: dates.day(photo.update_date) })}
      </Typography>
      {earlier.length > 0 && (
        <Typography variant="body2" component="details">
          <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
            {text('versions')}
          </Box>
          <Box component="ul" sx={{ m: 0, pt: 0.5, pl: 2.5 }}>
            {earlier.map(({ version, filename, date, url }) => (
              <li key={version}>
                <Link href={url} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
                  {text('versionOf', { version, day: dates.day(date), name: filename })}
                </Link>
              </li>
            ))}
          </Box>
        </Typography>
      )}
    </Stack>
  );
}

/** R-IMP-01. */
export function PlanPhotoPanel() {
  const text = useText(photoTexts);
  const success = useText(successTexts);
  const cache = useCallCache();
  const toast = useToast();
  const id = useId();
  const query = useCallQuery(GetPlanPhoto, {});
  const { uploads, add, retry, remove } = useUploadQueue({
    onArrived: () => {
      toast.done(success('updated'));
      void cache.refresh([GetPlanPhoto]);
    },
  });
  return (
    <Panel title={text('title')}>
      <Box sx={{ color: 'text.secondary', pb: 2 }}>{text('text')}</Box>
      <Stack spacing={2}>
        <LoadedPart query={query} skeleton={<Skeleton variant="rounded" height={180} />}>
          {(photo) => <CurrentPhoto photo={photo} />}
        </LoadedPart>
        <FieldFrame id={id} label={text('file')}>
          <UploadZone
            id={id}
            contract={UpdatePlanPhoto}
            max={1}
            onFiles={(files) => void add(UpdatePlanPhoto, files, {})}
          />
          <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
        </FieldFrame>
      </Stack>
    </Panel>
  );
}
