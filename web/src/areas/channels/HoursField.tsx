import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import { Box, IconButton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import {
  hoursOfTyped,
  type HoursProblem,
  hoursProblem,
  hoursText,
  noHours,
  sameHours,
  type ScheduleHours,
  scheduleStep,
} from '@portal/contracts/areas/channels';
import { type KeyboardEvent, type PointerEvent, Suspense, useId, useRef, useState } from 'react';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { Control, FieldError } from '#ui/fields/Field';
import { lazyPart } from '#ui/part/lazy-part';
import { axisMarks, axisMinutes, type Bar, type BarEnd, barOf, clockOf, shareOf, withEndAt } from './hours';
import { hoursTexts } from './texts';

const percent = (minutes: number) => `${shareOf(minutes) * 100}%`;

const Axis = styled('div')(({ theme }) => ({
  position: 'relative',
  height: '1.75rem',
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.background.sunken,
  // A line every six hours.
  backgroundImage: `linear-gradient(to right, ${theme.vars.palette.divider} ${theme.spacing(0.125)}, transparent ${theme.spacing(0.125)})`,
  backgroundSize: '20% 100%',
  touchAction: 'pan-y',
}));

const Open = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlock: '0.25rem',
  borderRadius: '0.375rem',
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.success.main} 30%, ${theme.vars.palette.background.paper})`,
  boxShadow: `inset 0 0 0 ${theme.spacing(0.125)} color-mix(in srgb, ${theme.vars.palette.success.main} 60%, transparent)`,
  '[data-wrong="true"] > &': { opacity: 0 },
}));

const Handle = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  width: '1.5rem',
  transform: 'translateX(-50%)',
  cursor: 'ew-resize',
  touchAction: 'none',
  borderRadius: radii.control,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '0.25rem',
    left: 'calc(50% - 0.1875rem)',
    width: '0.375rem',
    borderRadius: radii.pill,
    backgroundColor: theme.vars.palette.success.main,
  },
  '&:focus-visible': { outline: `0.1875rem solid ${theme.vars.palette.primary.main}` },
}));

/** Minutes by key. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -scheduleStep,
  ArrowDown: -scheduleStep,
  ArrowRight: scheduleStep,
  ArrowUp: scheduleStep,
  PageDown: -60,
  PageUp: 60,
};

interface HandleProps {
  bar: Bar;
  end: BarEnd;
  label: string;
  onMove: (minutes: number) => void;
}

function BarHandle({ bar, end, label, onMove }: HandleProps) {
  const axis = useRef<{ left: number; width: number } | null>(null);
  const press = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    axis.current = box ? { left: box.left, width: box.width } : null;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = ({ clientX }: PointerEvent) => {
    if (axis.current === null || axis.current.width === 0) return;
    onMove(((clientX - axis.current.left) / axis.current.width) * axisMinutes);
  };
  const pressKey = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(bar[end] + step);
  };
  return (
    <Handle
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={axisMinutes}
      aria-valuenow={bar[end]}
      aria-valuetext={clockOf(bar[end])}
      style={{ left: percent(bar[end]) }}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={() => (axis.current = null)}
      onKeyDown={pressKey}
    />
  );
}

interface HoursBarProps {
  /** Of the day or span. */
  name: string;
  hours: ScheduleHours;
  isReadOnly: boolean;
  onChange: (hours: ScheduleHours) => void;
}

/** Steps of 15 minutes (R-CHN-17). */
export function HoursBar({ name, hours, isReadOnly, onChange }: HoursBarProps) {
  const text = useText(hoursTexts);
  const bar = barOf(hours);
  if (bar === null) return <Axis aria-hidden />;
  const move = (end: BarEnd) => (minutes: number) => onChange(withEndAt(hours, end, minutes));
  return (
    <Axis>
      <Open style={{ left: percent(bar.from), width: `calc(${percent(bar.to)} - ${percent(bar.from)})` }} />
      {!isReadOnly && (
        <>
          <BarHandle bar={bar} end="from" label={text('startOf', { day: name })} onMove={move('from')} />
          <BarHandle bar={bar} end="to" label={text('endOf', { day: name })} onMove={move('to')} />
        </>
      )}
    </Axis>
  );
}

const markShift = (hour: number) => (hour === 0 ? '0' : hour * 60 === axisMinutes ? '-100%' : '-50%');

export const HoursAxis = () => (
  <Typography
    component="div"
    aria-hidden
    variant="caption"
    color="textSecondary"
    sx={{ position: 'relative', height: '1.25rem' }}
  >
    {axisMarks.map((hour) => (
      <Box
        component="span"
        key={hour}
        sx={{
          position: 'absolute',
          left: percent(hour * 60),
          transform: `translateX(${markShift(hour)})`,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {hour % 24}
      </Box>
    ))}
  </Typography>
);

const HoursPicker = lazyPart(() => import('./HoursPicker').then((module) => module.HoursPicker), 'over');

interface HoursFieldProps {
  /** Of the day or span. */
  name: string;
  hours: ScheduleHours;
  /** Also complains of empty hours. */
  isChecked: boolean;
  overlap: string | undefined;
  onChange: (hours: ScheduleHours) => void;
}

interface Typed {
  readonly text: string;
  /** The hours that were typed over; once they change, these are shown. */
  readonly base: ScheduleHours;
}

/** Text until the field is left; unreadable text then stays, and the day has no hours. */
function useTyped({ hours, onChange }: Pick<HoursFieldProps, 'hours' | 'onChange'>) {
  const { language } = useLanguage();
  const [typed, setTyped] = useState<Typed | null>(null);
  const shown = hours.start === '' && hours.end === '' ? '' : hoursText(hours, language);
  const current = typed !== null && sameHours(typed.base, hours) ? typed.text : null;
  const settle = () => {
    if (current === null) return;
    const read = hoursOfTyped(current);
    const isUnread = read === undefined && current.trim() !== '';
    setTyped(isUnread ? { text: current, base: noHours } : null);
    onChange(read ?? noHours);
  };
  return {
    value: current ?? shown,
    type: (text: string) => setTyped({ text, base: hours }),
    settle,
    isUnreadable: current !== null && current !== shown,
  };
}

function problemOf(props: HoursFieldProps, isUnreadable: boolean): HoursProblem | undefined {
  if (isUnreadable) return 'hours_malformed';
  const problem = hoursProblem(props.hours);
  return problem === 'hours_missing' && !props.isChecked ? undefined : problem;
}

/** R-CHN-17. */
export function HoursField(props: HoursFieldProps) {
  const { name, hours, onChange } = props;
  const text = useText(hoursTexts);
  const id = useId();
  const [isFocused, setFocused] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { value, type, settle, isUnreadable } = useTyped(props);
  const problem = problemOf(props, isUnreadable && !isFocused);
  const complaint = problem === undefined ? props.overlap : text(`problem.${problem}`);
  return (
    <div>
      <Control>
        <input
          aria-label={text('hoursOf', { day: name })}
          aria-invalid={complaint === undefined ? undefined : true}
          aria-describedby={complaint === undefined ? undefined : id}
          placeholder={text('placeholder')}
          maxLength={16}
          value={value}
          style={{ fontVariantNumeric: 'tabular-nums' }}
          onChange={({ target }) => type(target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            settle();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            settle();
          }}
        />
        <IconButton
          size="small"
          aria-label={text('choose', { day: name })}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <ScheduleRounded fontSize="small" />
        </IconButton>
      </Control>
      {complaint !== undefined && <FieldError id={id}>{complaint}</FieldError>}
      {anchor !== null && (
        <Suspense>
          <HoursPicker
            anchor={anchor}
            name={name}
            hours={hours}
            onChange={onChange}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
