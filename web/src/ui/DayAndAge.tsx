import { Box } from '@mui/material';
import { useDates } from '#core/i18n/dates';
import { useNow } from './use-now';

export function RelativeAge({ at }: { at: string }) {
  const dates = useDates();
  const now = useNow();
  return (
    <time dateTime={at} title={dates.time(at)}>
      {dates.age(at, now)}
    </time>
  );
}

/** R-PLT-18; on one line if there is room. */
export function DayAndAge({ at }: { at: string }) {
  const dates = useDates();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1, lineHeight: 1.3 }}>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {dates.day(at)}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        <RelativeAge at={at} />
      </Box>
    </Box>
  );
}
