import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ImportRecord } from '@portal/contracts/areas/imports';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useCountsText } from '../difference/use-counts-text';
import { ImportStatusChip } from '../difference/ImportStatusChip';
import { useKindNames } from '../kinds/use-kind-names';
import { historyTexts } from '../texts';

export type ImportRow = Omit<ImportRecord, 'problems'>;

const secondLine = {
  display: 'block',
  typography: 'caption',
  color: 'text.secondary',
  whiteSpace: 'normal',
  lineHeight: 1.3,
} as const;

/** Who brought a file, who took it back, and who threw it away where that was somebody else. */
export function WhoCell({ row }: { row: ImportRow }) {
  const text = useText(historyTexts);
  const who = row.confirmed_by || row.user_name || text('somebody');
  return (
    <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {who}
      {row.undone_date !== null && (
        <Box component="span" sx={secondLine}>
          {text('undoneBy', { who: row.undone_by || text('somebody') })}
        </Box>
      )}
      {row.status === 'discarded' && row.discarded_by !== who && (
        <Box component="span" sx={secondLine}>
          {text('discardedBy', { who: row.discarded_by || text('somebody') })}
        </Box>
      )}
    </Box>
  );
}

/** An import as a card, where there is no room for columns. */
export function ImportCard({ row }: { row: ImportRow }) {
  const countsText = useCountsText();
  const { kindName } = useKindNames();
  const dates = useDates();
  return (
    <Stack spacing={0.75} sx={{ minWidth: 0, alignItems: 'flex-start' }}>
      <Box sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>{row.filename}</Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {`${kindName(row.kind)} · ${dates.time(row.created_date)}`}
      </Box>
      <Box sx={{ typography: 'body2' }}>
        <WhoCell row={row} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'body2' }}>
        <ImportStatusChip status={row.status} />
        {countsText(row)}
      </Box>
    </Stack>
  );
}
