import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { dayOf } from '@portal/contracts/kernel';
import { Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { SwitchInput } from '../fields/SwitchInput';
import { type DayTime, dayTimeOf, instantOf } from '../fields/day-time';
import { periodTexts } from '../texts';
import { lazyPart } from '../part/lazy-part';

const DayTimeField = lazyPart(() => import('../fields/DayTimeField').then((module) => module.DayTimeField));

/** What a form keeps while a day is half typed: no instant, so that it cannot be saved. */
export const unfinishedMoment = 'unfinished';

interface MomentFieldProps {
  name: string;
  label: string;
  /** What the switch asks for, and what holds while there is no date. */
  switchLabel: string;
  openHint: string;
  /** An instant, `null` for none. */
  value: string | null;
  /** The time of a day that is chosen for the first time. */
  usualTime: string;
  onChange: (value: string | null) => void;
  error?: string;
}

/** A date and time that may be left open: a switch asks for it first. In the market’s time zone (AMB-59). */
export function MomentField(props: MomentFieldProps) {
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
        <Suspense fallback={<Skeleton variant="rounded" height={72} />}>
          <DayTimeField
            name={name}
            label={label}
            dayLabel={text('day')}
            timeLabel={text('time')}
            value={shown}
            onChange={take}
            error={error}
          />
        </Suspense>
      )}
    </Box>
  );
}
