import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { resourceQueries, type VersionDownload } from '@portal/contracts/areas/resources';
import { useState } from 'react';
import { useCallList } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { LoadedPart } from '#ui/states/LoadedPart';
import { versionTexts } from '../../texts';

/** So many more with every press. */
const step = 20;

function Reader({ download }: { download: VersionDownload }) {
  const text = useText(versionTexts);
  const dates = useDates();
  const { person, restaurant, times, last_at: last } = download;
  const name = person.name === '' ? text('versionSomebody') : person.name;
  return (
    <Box component="li" sx={{ py: 0.75 }}>
      <Box sx={{ typography: 'body2', fontWeight: 600 }}>
        {restaurant === null ? name : `${name} · ${restaurant.name}`}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {text('versionTimes', { times, when: dates.time(last) })}
      </Box>
    </Box>
  );
}

/** Who has a version of the file, the latest first (AMB-36). */
export function VersionReadersField({ resourceId, version }: { resourceId: number; version: number }) {
  const text = useText(versionTexts);
  const [size, setSize] = useState(step);
  const readers = useCallList(resourceQueries.ListVersionDownloads, {
    id: resourceId,
    version,
    page: 1,
    size,
  });
  return (
    <LoadedPart query={readers} skeleton={<Skeleton variant="text" />}>
      {({ rows, total }) => (
        <>
          <Box
            component="ul"
            aria-label={text('versionWho', { version })}
            sx={{ m: 0, pl: 1.5, listStyle: 'none', borderLeft: 2, borderColor: 'divider' }}
          >
            {rows.map((download) => (
              <Reader key={`${download.person.id} ${download.last_at}`} download={download} />
            ))}
          </Box>
          {rows.length < total && (
            <Button size="small" variant="text" onClick={() => setSize(size + step)}>
              {text('versionMore')}
            </Button>
          )}
        </>
      )}
    </LoadedPart>
  );
}
