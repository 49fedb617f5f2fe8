import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Suspense, useId } from 'react';
import { useSpans } from '#core/i18n/spans';
import { useText } from '#core/i18n/use-text';
import { motion } from '#core/theme/tokens';
import { lazyPart } from '#ui/part/lazy-part';
import { previewTexts } from '../texts';

const DayField = lazyPart(() => import('#ui/fields/DayField').then((module) => module.DayField));

/** Stops on a line, from left to right in time. */
const Line = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '0.6875rem',
    left: '0.75rem',
    right: '0.75rem',
    height: '0.125rem',
    backgroundColor: theme.vars.palette.divider,
  },
  '& > label': {
    position: 'relative',
    flex: 1,
    minHeight: '2.75rem',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: '0.25rem',
    cursor: 'pointer',
    textAlign: 'center',
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    '&:first-of-type': { justifyItems: 'start', textAlign: 'start' },
    '&:last-of-type:not(:first-of-type)': { justifyItems: 'end', textAlign: 'end' },
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& i': {
    width: '1.5rem',
    height: '1.5rem',
    borderRadius: '50%',
    border: `0.1875rem solid ${theme.vars.palette.background.default}`,
    backgroundColor: theme.vars.palette.control,
    boxShadow: `inset 0 0 0 0.25rem ${theme.vars.palette.background.default}`,
    transition: `background-color ${motion.quick}ms`,
  },
  '& label:has(:checked)': { color: theme.vars.palette.text.primary },
  '& label:has(:checked) i': { backgroundColor: theme.vars.palette.primary.main, boxShadow: 'none' },
  '& label:has(:focus-visible) i': { outline: `0.1875rem solid ${theme.vars.palette.primary.main}` },
}));

interface DateLineFilterProps {
  today: string;
  /** Days on which something changes, in order. */
  stops: readonly string[];
  /** The day that is looked at. */
  day: string;
  onDay: (day: string) => void;
}

/** Today and the days on which something changes; any other day can be chosen too. */
export function DateLineFilter({ today, stops, day, onDay }: DateLineFilterProps) {
  const text = useText(previewTexts);
  const spans = useSpans();
  const name = useId();
  const days = [today, ...new Set(stops)];
  const isOther = !days.includes(day);
  return (
    <Box
      component="fieldset"
      aria-label={text('line')}
      data-print="no"
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Line>
        {days.map((stop) => (
          <label key={stop} title={spans.longDay(stop)}>
            <input type="radio" name={name} checked={stop === day} onChange={() => onDay(stop)} />
            <i aria-hidden />
            <span>{stop === today ? text('today') : spans.dayAndMonth(stop)}</span>
          </label>
        ))}
      </Line>
      <Box sx={{ pt: 1 }}>
        <Suspense fallback={<Skeleton variant="rounded" height={72} />}>
          <DayField
            name="preview-day"
            label={text('otherDay')}
            value={isOther ? day : ''}
            earliest={today}
            onChange={(chosen) => onDay(chosen < today ? today : chosen)}
          />
        </Suspense>
      </Box>
    </Box>
  );
}
