import Box from '@mui/material/Box';
import { pickableDays } from '@portal/contracts/areas/planner';
import { useText } from '#core/i18n/use-text';
import { LazyDayField } from '#ui/fields/LazyDayField';
import type { TypedDates } from './action-dates';
import { calendarTexts } from '../texts';

const ends = ['start', 'end'] as const;
const labels = { start: 'firstDay', end: 'lastDay' } as const;
type Code = 'start.empty_date' | 'end.empty_date' | 'end.end_date' | 'start.year_date' | 'end.year_date';

interface DatesFieldsProps {
  year: number;
  dates: TypedDates;
  /** What is wrong, by field. */
  codes: Readonly<Record<string, string | undefined>>;
  onChange: (dates: TypedDates) => void;
}

/** First and last day of an action, within the year of the plan (R-MKT-15). */
export function DatesFields({ year, dates, codes, onChange }: DatesFieldsProps) {
  const text = useText(calendarTexts);
  const { min, max } = pickableDays(year);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      {ends.map((name) => {
        const code = codes[name];
        return (
          <LazyDayField
            key={name}
            name={name}
            label={text(labels[name])}
            earliest={min}
            latest={max}
            clearable={false}
            value={dates[name]}
            onChange={(day) => onChange({ ...dates, [name]: day })}
            error={code === undefined ? undefined : text(`${name}.${code}` as Code, { year })}
          />
        );
      })}
    </Box>
  );
}
