import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { DayTime } from './day-time';
import { FieldError } from './Field';
import { LazyDayField } from './LazyDayField';
import { SelectInput } from './SelectInput';

const Group = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 116px',
    alignItems: 'end',
    columnGap: theme.spacing(1.5),
  },
}));

const minutesOfADay = 1440;
/** Minutes. */
const step = 15;
const twoDigits = (value: number) => String(value).padStart(2, '0');
const times = Array.from({ length: minutesOfADay / step }, (_, index) => {
  const minutes = index * step;
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
});

interface DayTimeFieldProps {
  label: string;
  /** "Starts on". */
  dayLabel: string;
  /** "at". */
  timeLabel: string;
  name: string;
  value: DayTime;
  onChange: (value: DayTime) => void;
  /** Minimum. */
  earliest?: DayTime;
  /** Error text. */
  error?: string;
}

/** A day and a time in quarter hours. */
export function DayTimeField(props: DayTimeFieldProps) {
  const { label, dayLabel, timeLabel, name, value, onChange, earliest, error } = props;
  const id = useId();
  const isTooEarly = (time: string) =>
    earliest !== undefined && value.day === earliest.day && time < earliest.time;
  return (
    <Group aria-label={label} aria-describedby={error && id} data-invalid={error !== undefined}>
      <div>
        <LazyDayField
          name={`${name}.day`}
          label={dayLabel}
          clearable={false}
          value={value.day}
          earliest={earliest?.day}
          onChange={(day) => onChange({ ...value, day })}
        />
        <SelectInput
          name={`${name}.time`}
          label={timeLabel}
          value={value.time}
          options={times.map((time) => ({ value: time, label: time, disabled: isTooEarly(time) }))}
          onChange={(event) => onChange({ ...value, time: event.target.value })}
        />
      </div>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </Group>
  );
}
