import InsertDriveFileRounded from '@mui/icons-material/InsertDriveFileRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { importDownloads, type ImportRecord, isDiscardable } from '@portal/contracts/areas/imports';
import { fillPath } from '#core/client/build-request';
import { apiBase } from '#core/client/call-client';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { DiscardButton } from '../history/DiscardButton';
import type { DiscardableImport } from '../history/use-discard-question';
import { useKindNames } from '../kinds/use-kind-names';
import { differenceTexts } from '../texts';
import { ImportStatusChip } from './ImportStatusChip';

/** Who did what to an import last, and when. */
function LastAct({ found }: { found: ImportRecord }) {
  const text = useText(differenceTexts);
  const dates = useDates();
  if (found.status === 'discarded' && found.discarded_date !== null)
    return text('discardedBy', { who: found.discarded_by, time: dates.time(found.discarded_date) });
  if (found.undone_date !== null)
    return text('undoneBy', { who: found.undone_by, time: dates.time(found.undone_date) });
  if (found.confirmed_date !== null)
    return text('confirmedBy', { who: found.confirmed_by, time: dates.time(found.confirmed_date) });
  const time = dates.time(found.created_date);
  return found.user_name === ''
    ? text('checkedBySomebody', { time })
    : text('checked', { who: found.user_name, time });
}

interface ImportSummaryProps {
  found: ImportRecord;
  onDiscard: (found: DiscardableImport) => void;
}

/** Which file this is: its name, kind and size in rows, and where it stands. */
export function ImportSummary({ found, onDiscard }: ImportSummaryProps) {
  const text = useText(differenceTexts);
  const { kindName } = useKindNames();
  const { id, kind, filename, rows, places, kept_until: keptUntil } = found;
  const isKept = keptUntil !== null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
      <InsertDriveFileRounded aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 24ch', minWidth: 0 }}>
        <Box component="h3" sx={{ m: 0, typography: 'subtitle1', overflowWrap: 'anywhere' }}>
          {isKept ? (
            <Link
              download
              color="inherit"
              title={text('original')}
              href={`${apiBase}${fillPath(importDownloads.OpenImportFile.path, { id })}`}
            >
              {filename}
            </Link>
          ) : (
            filename
          )}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {`${kindName(kind)} · ${text('head', { kind, rows, places })}`}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <LastAct found={found} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ImportStatusChip status={found.status} />
        {isDiscardable(found.status) && <DiscardButton found={found} onDiscard={onDiscard} />}
      </Box>
    </Box>
  );
}
