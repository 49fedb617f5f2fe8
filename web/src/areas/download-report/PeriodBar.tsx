import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { useText } from '#core/i18n/use-text';
import { FilterChips } from '#ui/list/FilterChips';
import { downloadReportTexts } from './texts';
import { type Period, periodOf, type Preset, presetOf, presets } from './periods';
import type { usePeriod } from './use-period';
import { lazyPart } from '#ui/part/lazy-part';

const DayField = lazyPart(() => import('#ui/fields/DayField').then((module) => module.DayField));

type PeriodState = ReturnType<typeof usePeriod>;

/** The two days (R-IMP-10), and the periods that are asked for most. */
export function PeriodBar({ state }: { state: PeriodState }) {
  const text = useText(downloadReportTexts);
  const { period, today, choose, isForward } = state;
  const move = (change: Partial<Period>) => {
    // Half a day is no day: the report stays what it was until there is one.
    if (change.start !== '' && change.end !== '') choose({ ...period, ...change });
  };
  return (
    <Stack spacing={2} sx={{ pb: 3 }}>
      <FilterChips
        label={text('period')}
        options={presets.map((preset) => ({ value: preset, label: text(`preset.${preset}`) }))}
        value={presetOf(period, today) ?? ''}
        onChange={(preset) => preset !== '' && choose(periodOf[preset as Preset](today))}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 13rem))' } }}>
        <Suspense fallback={<Skeleton sx={{ height: 'calc(var(--control-height) * 1.6)' }} />}>
          <DayField
            name="start"
            label={text('start')}
            value={period.start}
            onChange={(start) => move({ start })}
            clearable={false}
          />
          <DayField
            name="end"
            label={text('end')}
            value={period.end}
            onChange={(end) => move({ end })}
            earliest={period.start}
            clearable={false}
            error={isForward ? undefined : text('reversed')}
          />
        </Suspense>
      </Box>
    </Stack>
  );
}
