import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { lazy, Suspense, useState } from 'react';
import { useDates } from '#app/i18n/dates';
import { useText } from '#app/i18n/use-text';
import { triageMessages } from './triage.messages';

const DateRangeForm = lazy(() =>
  import('./DateRangeForm').then((module) => ({ default: module.DateRangeForm })),
);

/** First and last day as the address carries them; empty for open. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

interface DateFilterProps {
  value: DateRange;
  onChange: (range: DateRange) => void;
}

function useRangeText(): (range: DateRange) => string {
  const text = useText(triageMessages);
  const dates = useDates();
  return ({ from, to }) => {
    if (from !== '' && to !== '') return text('dateRange', { from: dates.day(from), to: dates.day(to) });
    if (from !== '') return text('dateFrom', { from: dates.day(from) });
    return to === '' ? text('dates') : text('dateTo', { to: dates.day(to) });
  };
}

/** Orders of some days: a few usual spans, or any first and last day. */
export function DateFilter({ value, onChange }: DateFilterProps) {
  const rangeText = useRangeText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isSet = value.from !== '' || value.to !== '';
  const choose = (range: DateRange) => {
    setAnchor(null);
    onChange(range);
  };
  return (
    <>
      <Button
        startIcon={<CalendarMonthRounded aria-hidden />}
        endIcon={<ExpandMoreRounded aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={isSet ? { borderColor: 'text.primary' } : undefined}
      >
        {rangeText(value)}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': rangeText({ from: '', to: '' }), sx: { mt: 1 } },
        }}
      >
        <Suspense>
          <DateRangeForm value={value} onChoose={choose} />
        </Suspense>
      </Popover>
    </>
  );
}
