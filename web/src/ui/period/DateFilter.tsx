import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { daysTexts } from '../texts';
import { lazyOverlay } from '#ui/part/lazy-part';
import type { DateRange } from './DateRangeForm';
import { SettledPopover } from '#ui/SettledPopover';

const DateRangeForm = lazyOverlay(() => import('./DateRangeForm').then((module) => module.DateRangeForm));

interface DateFilterProps {
  value: DateRange;
  onChange: (range: DateRange) => void;
}

function useRangeText(): (range: DateRange) => string {
  const text = useText(daysTexts);
  const dates = useDates();
  return ({ from, to }) => {
    if (from !== '' && to !== '') return text('dateRange', { from: dates.day(from), to: dates.day(to) });
    if (from !== '') return text('dateFrom', { from: dates.day(from) });
    return to === '' ? text('dates') : text('dateTo', { to: dates.day(to) });
  };
}

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
      <SettledPopover
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
      </SettledPopover>
    </>
  );
}
