import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { dayOf, endOfDay, startOfDay } from '@portal/contracts/kernel';
import type { ComponentProps } from 'react';
import { lazy, Suspense } from 'react';
import { useText } from '#app/i18n/use-text';
import { useMarket } from '#app/market';
import type { TextInputProps } from '../fields/TextInput';
import { TextInput } from '../fields/TextInput';
import { SelectInput } from '../fields/SelectInput';
import { SwitchInput } from '../fields/SwitchInput';
import { PeriodFields } from '../period/PeriodFields';
import { recordMessages } from './record.messages';
import type { BoundField } from './use-record-form';

const DayField = lazy(() => import('../fields/DayField').then((module) => ({ default: module.DayField })));

type TextFieldProps = BoundField<string> & Omit<TextInputProps, keyof BoundField<string>>;

/** A text of a record: `<RecordText {...form.field('name')} />`. */
export const RecordText = ({ onChange, ...field }: TextFieldProps) => (
  <TextInput {...field} onChange={({ target }) => onChange(target.value)} />
);

type SelectFieldProps = BoundField<string> &
  Omit<ComponentProps<typeof SelectInput>, keyof BoundField<string>>;

/** One of some options: `<RecordSelect {...form.field('type')} options={…} />`. */
export const RecordSelect = ({ onChange, maxLength: _, ...field }: SelectFieldProps) => (
  <SelectInput {...field} onChange={({ target }) => onChange(target.value)} />
);

/** A whole number of a record. What is typed stays text until the schema reads it. */
export const RecordNumber = ({ value, onChange, ...field }: BoundField<number | string>) => (
  <TextInput
    {...field}
    inputMode="numeric"
    value={String(value)}
    onChange={({ target }) => onChange(target.value)}
  />
);

/** Something of a record that is so or not. */
export const RecordSwitch = ({ label, hint = '', value, onChange }: BoundField<boolean>) => (
  <SwitchInput label={label} hint={hint} checked={value} onChange={onChange} />
);

interface Period {
  readonly status: boolean;
  readonly start_date: string | null;
  readonly end_date: string | null;
}
interface PeriodForm {
  readonly values: Period;
  readonly set: (name: keyof Period, value: never) => void;
  readonly codeOf: (name: keyof Period) => string | undefined;
}

const ends = ['start_date', 'end_date'] as const;
const dayLabels = { start_date: 'firstDay', end_date: 'lastDay' } as const;
/** The last moment of the last day is not in any more: its day is the one before the end. */
const lastDayOf = (end: string, timeZone: string) =>
  dayOf(new Date(Date.parse(end) - 1).toISOString(), timeZone);

/** First and last day of a record; either may be left open. By the market's clocks (R16). */
export function RecordDays({ form }: { form: PeriodForm }) {
  const text = useText(recordMessages);
  const { timeZone } = useMarket();
  const { values, set, codeOf } = form;
  const readers = { start_date: dayOf, end_date: lastDayOf };
  const writers = { start_date: startOfDay, end_date: endOfDay };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      {ends.map((name) => {
        const value = values[name];
        return (
          <Suspense key={name} fallback={<Skeleton variant="rounded" height={72} />}>
            <DayField
              name={name}
              label={text(dayLabels[name])}
              optional
              value={value === null ? '' : readers[name](value, timeZone)}
              onChange={(day) => set(name, (day === '' ? null : writers[name](day, timeZone)) as never)}
              error={codeOf(name) === undefined ? undefined : text('endsFirst')}
            />
          </Suspense>
        );
      })}
    </Box>
  );
}

/** Whether a record is shown at all, and from and until which moment. */
export function RecordPeriod({ form }: { form: PeriodForm }) {
  const { values, set, codeOf } = form;
  return (
    <PeriodFields
      value={values}
      onChange={(changes) => {
        for (const [name, value] of Object.entries(changes)) set(name as keyof Period, value as never);
      }}
      problems={{ start_date: codeOf('start_date'), end_date: codeOf('end_date') }}
    />
  );
}
