import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import IconButton from '@mui/material/IconButton';
import {
  hoursOfTyped,
  type HoursProblem,
  hoursProblem,
  hoursText,
  noHours,
  sameHours,
  type ScheduleDay,
  type ScheduleHours,
} from '@portal/contracts/areas/channels';
import { Suspense, useId, useState } from 'react';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { Control } from '#ui/fields/Control';
import { FieldError } from '#ui/fields/FieldError';
import { lazyPart } from '#ui/part/lazy-part';
import { hoursTexts } from '../texts';
import { useDayNames } from './use-day-names';

const HoursPicker = lazyPart(() => import('./HoursPicker').then((module) => module.HoursPicker), 'over');

export interface HoursFieldProps {
  day: ScheduleDay;
  hours: ScheduleHours;
  /** Complains also of what was never filled in. */
  isChecked: boolean;
  /** That these hours and those of a neighbouring day overlap. */
  overlap: string | undefined;
  onChange: (hours: ScheduleHours) => void;
}

interface Typed {
  readonly text: string;
  /** Over which hours: others are shown instead, as when a day is copied here. */
  readonly over: ScheduleHours;
}

/** What is typed until it is left: then it is hours, or the day has none and the text stays to be mended. */
function useTyped({ hours, onChange }: Pick<HoursFieldProps, 'hours' | 'onChange'>) {
  const { language } = useLanguage();
  const [typed, setTyped] = useState<Typed | null>(null);
  const shown = hours.start === '' && hours.end === '' ? '' : hoursText(hours, language);
  const current = typed !== null && sameHours(typed.over, hours) ? typed.text : null;
  const settle = () => {
    if (current === null) return;
    const read = hoursOfTyped(current);
    const isKept = read === undefined && current.trim() !== '';
    setTyped(isKept ? { text: current, over: noHours } : null);
    onChange(read ?? noHours);
  };
  return {
    value: current ?? shown,
    type: (text: string) => setTyped({ text, over: hours }),
    settle,
    isUnreadable: current !== null && current !== shown,
  };
}

function problemOf(props: HoursFieldProps, isUnreadable: boolean): HoursProblem | undefined {
  if (isUnreadable) return 'hours_malformed';
  const problem = hoursProblem(props.hours);
  return problem === 'hours_missing' && !props.isChecked ? undefined : problem;
}

/** The hours of a day, typed as people write them, or picked in steps of a quarter of an hour (R-CHN-17). */
export function HoursField(props: HoursFieldProps) {
  const { day, hours, onChange } = props;
  const text = useText(hoursTexts);
  const name = useDayNames()(day);
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
            day={day}
            hours={hours}
            onChange={onChange}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
