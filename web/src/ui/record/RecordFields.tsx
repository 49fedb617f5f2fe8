import { Box, Typography } from '@mui/material';
import { dayOf, endOfDay, type Language, startOfDay } from '@portal/contracts/kernel';
import { type ComponentProps, useState } from 'react';
import { languageCode, languageTag } from '#core/i18n/language';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { TextInput, type TextInputProps } from '../fields/TextInput';
import { SelectInput } from '../fields/SelectInput';
import { SwitchInput } from '../fields/SwitchInput';
import { recordTexts, periodTexts } from '../texts';
import { LazyDayField } from '../fields/LazyDayField';
import { type DayTime, dayTimeOf, instantOf } from '../fields/day-time';
import { DayTimeField } from '../fields/DayTimeField';
import type { BoundField } from './use-record-form';

/** An incomplete day: no instant, so it is not saved. */
const unfinishedMoment = 'unfinished';

interface MomentFieldProps {
  name: string;
  label: string;
  switchLabel: string;
  openHint: string;
  /** An instant or `null`. */
  value: string | null;
  /** For a newly chosen day. */
  usualTime: string;
  onChange: (value: string | null) => void;
  error?: string;
}

/** Optional, in the market's time zone (AMB-59). */
function MomentField(props: MomentFieldProps) {
  const { name, label, switchLabel, openHint, value, usualTime, onChange, error } = props;
  const text = useText(periodTexts);
  const { timeZone } = useMarket();
  const [shown, setShown] = useState<DayTime | null>(() =>
    value === null ? null : dayTimeOf(value, timeZone),
  );
  const take = (moment: DayTime | null) => {
    setShown(moment);
    onChange(moment === null ? null : (instantOf(moment, timeZone) ?? unfinishedMoment));
  };
  const proposed = (): DayTime => ({ day: dayOf(new Date().toISOString(), timeZone), time: usualTime });
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <SwitchInput
        label={switchLabel}
        hint={shown === null && openHint}
        checked={shown !== null}
        onChange={(isOn) => take(isOn ? proposed() : null)}
      />
      {shown !== null && (
        <DayTimeField
          name={name}
          label={label}
          dayLabel={text('day')}
          timeLabel={text('time')}
          value={shown}
          onChange={take}
          error={error}
        />
      )}
    </Box>
  );
}

interface PeriodValues {
  readonly status: boolean;
  readonly start_date: string | null;
  readonly end_date: string | null;
}

interface PeriodFieldsProps {
  value: PeriodValues;
  onChange: (changes: Partial<PeriodValues>) => void;
  /** The period is reversed, or a date incomplete. */
  problems: Partial<Record<End, string>>;
}

/** Opening hours. */
const opening = '08:00';
const closing = '23:00';

function PeriodFields({ value, onChange, problems }: PeriodFieldsProps) {
  const text = useText(periodTexts);
  const explain = (field: End) =>
    problems[field] && text(value[field] === unfinishedMoment ? 'unfinished' : 'endsFirst');
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 }}>
      <Typography variant="body2" component="legend" sx={{ fontWeight: 600, p: 0, pb: 0.75 }}>
        {text('period')}
      </Typography>
      <SwitchInput
        label={text('active')}
        hint={text('activeHint')}
        checked={value.status}
        onChange={(status) => onChange({ status })}
      />
      <MomentField
        name="start_date"
        label={text('start')}
        switchLabel={text('startOn')}
        openHint={text('startNow')}
        usualTime={opening}
        value={value.start_date}
        onChange={(start_date) => onChange({ start_date })}
        error={explain('start_date')}
      />
      <MomentField
        name="end_date"
        label={text('end')}
        switchLabel={text('endOn')}
        openHint={text('endNever')}
        usualTime={closing}
        value={value.end_date}
        onChange={(end_date) => onChange({ end_date })}
        error={explain('end_date')}
      />
    </Box>
  );
}

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
  hint?: string | undefined;
  /** Default: the contract's. */
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

/** Text until the schema parses it. */
export const RecordNumber = ({ value, onChange, ...field }: BoundField<number | string>) => (
  <TextInput
    {...field}
    inputMode="numeric"
    value={String(value)}
    onChange={({ target }) => onChange(target.value)}
  />
);

export const RecordSwitch = ({ label, hint = '', value, onChange }: BoundField<boolean>) => (
  <SwitchInput label={label} hint={hint} checked={value} onChange={onChange} />
);

type End = 'start_date' | 'end_date';
interface FormOf<Values> {
  readonly values: Values;
  readonly set: (name: keyof Values, value: never) => void;
  readonly codeOf: (name: End) => string | undefined;
}

const ends = ['start_date', 'end_date'] as const;
const dayLabels = { start_date: 'firstDay', end_date: 'lastDay' } as const;
/** The end is exclusive. */
const lastDayOf = (end: string, timeZone: string) =>
  dayOf(new Date(Date.parse(end) - 1).toISOString(), timeZone);

/** First and last day, in the market's time zone (R16). */
export function RecordDays({ form }: { form: FormOf<Pick<PeriodValues, End>> }) {
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
          <LazyDayField
            key={name}
            name={name}
            label={text(dayLabels[name])}
            optional
            value={value === null ? '' : readers[name](value, timeZone)}
            onChange={(day) => set(name, (day === '' ? null : writers[name](day, timeZone)) as never)}
            error={codeOf(name) === undefined ? undefined : text('endsFirst')}
          />
        );
      })}
    </Box>
  );
}

/** A switch, start and end by the minute. */
export function RecordTimes({ form }: { form: FormOf<PeriodValues> }) {
  const { values, set, codeOf } = form;
  return (
    <PeriodFields
      value={values}
      onChange={(changes) => {
        for (const [name, value] of Object.entries(changes)) set(name as keyof PeriodValues, value as never);
      }}
      problems={{ start_date: codeOf('start_date'), end_date: codeOf('end_date') }}
    />
  );
}
