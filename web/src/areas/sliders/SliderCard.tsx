import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { coverHeight, coverWidth, type Slider } from '@portal/contracts/areas/sliders';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { Picture } from '#ui/Picture';
import { PeriodChip } from '#ui/period/PeriodChip';
import { PeriodText } from '#ui/period/PeriodText';
import { wideCards } from '#ui/table/table-look';
import { slidersTexts } from './texts';

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1, 2),
  alignItems: 'center',
  [wideCards]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
}));

/** A cover where there is no room for columns. */
export function SliderCard({ row }: { row: Slider }) {
  const text = useText(slidersTexts);
  const dates = useDates();
  const moment = (iso: string | null) => (iso === null ? null : dates.time(iso));
  return (
    <Card>
      <Box sx={{ borderRadius: 1, overflow: 'hidden' }}>
        <Picture src={row.file} alt="" width={coverWidth} height={coverHeight} />
      </Box>
      <Stack spacing={1} sx={{ minWidth: 0 }}>
        <Box sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>{row.name}</Box>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <PeriodChip record={row} />
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {text('clicksOf', { count: row.clicks ?? 0 })}
          </Box>
        </Stack>
        <PeriodText start={moment(row.start_date)} end={moment(row.end_date)} />
        <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>{row.url}</Box>
      </Stack>
    </Card>
  );
}
