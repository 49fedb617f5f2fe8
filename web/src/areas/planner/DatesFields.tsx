import { Box } from '@mui/material';
import {
  type ActionProblem,
  datesProblem,
  fieldsOfProblem,
  pickableDays,
} from '@portal/contracts/areas/planner';
import { useText } from '#core/i18n/use-text';
import { LazyDayField } from '#ui/fields/LazyDayField';
import { calendarTexts } from './texts';

/** Days in a form; empty for none. */
interface TypedDates {
  readonly start: string;
  readonly end: string;
}

const blankToNull = (day: string) => (day === '' ? null : day);
export const readDates = ({ start, end }: TypedDates) => ({
  start: blankToNull(start),
  end: blankToNull(end),
});

/** The first problem of typed dates (R-MKT-18…21). */
export const problemOfDates = (dates: TypedDates, year: number): ActionProblem | null =>
  datesProblem(readDates(dates), year);

const formNames: Readonly<Record<string, string>> = {
  strategy_id: 'strategy',
  start_date: 'start',
  end_date: 'end',
};

export function codesOf(
  problem: ActionProblem | null,
  dates: TypedDates,
  year: number,
): Readonly<Record<string, string>> {
  if (problem === null) return {};
  const fields = fieldsOfProblem(problem, readDates(dates), year);
  return Object.fromEntries(Object.entries(fields).map(([field, code]) => [formNames[field] ?? field, code]));
}

type Code = 'start.empty_date' | 'end.empty_date' | 'end.end_date' | 'start.year_date' | 'end.year_date';

interface DatesFieldsProps {
  year: number;
  form: {
    readonly values: TypedDates;
    readonly set: (field: keyof TypedDates, day: string) => void;
    readonly codeOf: (field: keyof TypedDates) => string | undefined;
  };
}

/** R-MKT-15. */
export function DatesFields({ year, form }: DatesFieldsProps) {
  const text = useText(calendarTexts);
  const { min, max } = pickableDays(year);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      {(['start', 'end'] as const).map((name) => {
        const code = form.codeOf(name);
        return (
          <LazyDayField
            key={name}
            name={name}
            label={text(name === 'start' ? 'firstDay' : 'lastDay')}
            earliest={min}
            latest={max}
            clearable={false}
            value={form.values[name]}
            onChange={(day) => form.set(name, day)}
            error={code === undefined ? undefined : text(`${name}.${code}` as Code, { year })}
          />
        );
      })}
    </Box>
  );
}
