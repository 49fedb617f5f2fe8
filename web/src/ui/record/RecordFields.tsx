import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { dayOf, endOfDay, type Language, startOfDay } from '@portal/contracts/kernel';
import { type ComponentProps, Suspense } from 'react';
import { languageCode, languageTag } from '#core/i18n/language';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { TextInput, type TextInputProps } from '../fields/TextInput';
import { SelectInput } from '../fields/SelectInput';
import { SwitchInput } from '../fields/SwitchInput';
import { PeriodFields } from '../period/PeriodFields';
import { recordTexts } from '../texts';
import type { BoundField } from './use-record-form';
import { lazyPart } from '../part/lazy-part';

const DayField = lazyPart(() => import('../fields/DayField').then((module) => module.DayField));

type TextFieldProps = BoundField<string> & Omit<TextInputProps, keyof BoundField<string>>;

/** A text of a record: `<RecordText {...form.field('name')} />`. */
export const RecordText = ({ onChange, ...field }: TextFieldProps) => (
  <TextInput {...field} onChange={({ target }) => onChange(target.value)} />
);

type Translated<F extends string> = F | `${F}_cat`;

interface LocalTextProps<F extends string> extends Pick<
  TextInputProps,
  'autoComplete' | 'multiline' | 'minRows'
> {
  form: { readonly field: (name: Translated<F>) => BoundField<string> };
  name: F;
  /** In place of the hint that the messages give the required text. */
  hint?: string | undefined;
  /** In place of the limit of the contract. */
  maxLength?: number;
  autoFocus?: boolean;
}

/**
 * A text in each language of the market, the required one first: `<RecordLocalText form={form} name="name" />`. One plain
 * field where the market has one language (decision 078).
 */
export function RecordLocalText<F extends string>(props: LocalTextProps<F>) {
  const { form, name, hint, maxLength, autoFocus = false, ...input } = props;
  const { multiline: isLong = false } = input;
  const text = useText(recordTexts);
  const [required, further] = useMarket().languages;
  const fieldOf = (field: BoundField<string>) => ({
    ...field,
    ...input,
    maxLength: maxLength ?? field.maxLength,
  });
  const first = fieldOf(form.field(name));
  const own = { ...first, autoFocus, hint: hint ?? first.hint };
  if (further === undefined) return <RecordText {...own} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
      <RecordText
        {...own}
        lang={languageTag[required]}
        endAdornment={<Code of={required} atTop={isLong} />}
      />
      <RecordText
        {...fieldOf(form.field(`${name}_cat`))}
        hint={text('localHint')}
        optional
        lang={languageTag[further]}
        endAdornment={<Code of={further} atTop={isLong} />}
      />
    </Box>
  );
}

/** @param atTop beside the first line of several */
const Code = ({ of, atTop }: { of: Language; atTop: boolean }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      typography: 'caption',
      color: 'text.secondary',
      ...(atTop && { alignSelf: 'flex-start', pt: 1.5 }),
    }}
  >
    {languageCode(of).toUpperCase()}
  </Box>
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
  const text = useText(recordTexts);
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
