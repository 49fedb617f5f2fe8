import { Button, Chip, Stack } from '@mui/material';
import { daysAfter } from '@portal/contracts/kernel';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { DayField } from '#ui/fields/DayField';
import { useToday } from '#ui/use-now';
import { daysTexts } from '../texts';

/** Empty for open. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

interface DateRangeFormProps {
  value: DateRange;
  onChoose: (range: DateRange) => void;
}

const spans = [7, 30, 90] as const;

export function DateRangeForm({ value, onChoose }: DateRangeFormProps) {
  const text = useText(daysTexts);
  const [range, setRange] = useState(value);
  const today = useToday();
  const usual = [
    { label: text('anyDate'), from: '', to: '' },
    { label: text('today'), from: today, to: today },
    ...spans.map((days) => ({
      label: text('lastDays', { days }),
      from: daysAfter(today, 1 - days),
      to: today,
    })),
  ];
  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ p: 2, width: 340, maxWidth: '100%' }}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(range);
      }}
    >
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {usual.map(({ label, from, to }) => {
          const isOn = from === value.from && to === value.to;
          return (
            <Chip
              key={label}
              label={label}
              variant={isOn ? 'filled' : 'outlined'}
              color={isOn ? 'secondary' : 'default'}
              aria-pressed={isOn}
              onClick={() => onChoose({ from, to })}
            />
          );
        })}
      </Stack>
      <DayField
        name="from"
        label={text('firstDay')}
        value={range.from}
        onChange={(from) => setRange({ ...range, from })}
      />
      <DayField
        name="to"
        label={text('lastDay')}
        value={range.to}
        earliest={range.from}
        onChange={(to) => setRange({ ...range, to })}
      />
      <Button type="submit" variant="contained" color="primary">
        {text('applyDates')}
      </Button>
    </Stack>
  );
}
