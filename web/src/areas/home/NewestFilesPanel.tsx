import type { OutputOf } from '@portal/contracts/kernel';
import type { homeQueries } from '@portal/contracts/areas/home';
import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { CallError } from '#core/client/call-error';
import { useText } from '#core/i18n/use-text';
import { useResourceLook } from '#ui/resource-look/use-resource-look';
import { PartHead } from '#ui/PartHead';
import { MediaCard } from '#ui/card/MediaCard';
import { MediaStripSkeleton } from '#ui/card/MediaSkeletons';
import { MediaStrip } from '#ui/card/MediaStrip';
import { LoadedPart } from '#ui/states/LoadedPart';
import { homeTexts } from './texts';

/** The most that is shown, whatever the server answers (R-HOM-13, R-CON-03). */
const shownFiles = 10;

/** As many as are seen without pushing the strip aside. */
const eagerPictures = 6;

type Home = OutputOf<(typeof homeQueries)['GetHome']>;

/** The ten newest files in the language in use, the newest first (R-HOM-13, AMB-20). */
export function NewestFilesPanel({ home }: { home: UseQueryResult<Home, CallError> }) {
  const text = useText(homeTexts);
  const titleId = useId();
  const lookOf = useResourceLook();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <PartHead id={titleId} title={text('newest')} />
      <LoadedPart
        query={home}
        skeleton={<MediaStripSkeleton />}
        empty={{
          when: ({ newest }) => newest.length === 0,
          show: <Box sx={{ color: 'text.secondary' }}>{text('newestNone')}</Box>,
        }}
      >
        {({ newest }) => (
          <MediaStrip items={newest.slice(0, shownFiles)} keyOf={({ id }) => id} label={text('newest')}>
            {(resource, index) => <MediaCard piece={lookOf(resource)} isEager={index < eagerPictures} />}
          </MediaStrip>
        )}
      </LoadedPart>
    </Box>
  );
}
