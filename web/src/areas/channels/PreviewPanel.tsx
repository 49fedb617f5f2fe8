import { Box, Typography, useMediaQuery } from '@mui/material';
import { styled, type Theme } from '@mui/material/styles';
import { channelOn, hoursOn } from '@portal/contracts/areas/channels';
import { type ReactNode, useId } from 'react';
import { useSpans } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { motion } from '#core/theme/tokens';
import { LazyDayField } from '#ui/fields/LazyDayField';
import { useNow, useToday } from '#ui/use-now';
import { DoorChip, PreviewCard } from './PreviewCard';
import type { ChannelEditor } from './channel-editor';
import { contentOf } from './channels';
import { dayViewOn } from './plans';
import { previewTexts } from './texts';

/** Window width in pixels from which the preview is beside the editor. */
export const minWidthForTwo = 720;

const useWide = (): boolean => useMediaQuery((theme) => theme.breakpoints.up(minWidthForTwo));

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

interface DayPickerProps {
  today: string;
  /** Days on which something changes, in order. */
  stops: readonly string[];
  /** The day shown. */
  day: string;
  onDay: (day: string) => void;
}

function DayPicker({ today, stops, day, onDay }: DayPickerProps) {
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
        <LazyDayField
          name="preview-day"
          label={text('otherDay')}
          value={isOther ? day : ''}
          earliest={today}
          onChange={(chosen) => onDay(chosen < today ? today : chosen)}
        />
      </Box>
    </Box>
  );
}

const column = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  maxHeight: 'calc(100dvh - 10.5rem)',
  '& > .card': {
    minHeight: 0,
    overflowY: 'auto',
    pb: 2,
    mb: -1.5,
    maskImage: (theme: Theme) => `linear-gradient(black calc(100% - ${theme.spacing(2)}), transparent)`,
  },
} as const;

const folded = {
  '& > summary': {
    typography: 'subtitle1',
    cursor: 'pointer',
    mb: 1.5,
    '& > [role="status"]': { mt: 1 },
  },
  '&[open] > summary > [role="status"]': { display: 'none' },
  '& > .line': { pt: 2 },
};

interface FrameProps {
  door: ReactNode;
  card: ReactNode;
  days: ReactNode;
}

function Frame({ door, card, days }: FrameProps) {
  const text = useText(previewTexts);
  if (useWide()) {
    return (
      <Box sx={column}>
        <div className="card">{card}</div>
        {days}
      </Box>
    );
  }
  return (
    <Box component="details" sx={folded}>
      <summary>
        {text('title')}
        {door}
      </summary>
      {card}
      <div className="line">{days}</div>
    </Box>
  );
}

interface PreviewPanelProps {
  editor: ChannelEditor;
  day: string;
  onDay: (day: string) => void;
}

export function PreviewPanel({ editor, day, onDay }: PreviewPanelProps) {
  const text = useText(previewTexts);
  const spans = useSpans();
  const today = useToday();
  const now = new Date(useNow()).toISOString();
  const { market } = useMarket();
  const { channel, state, saved, changed } = editor;
  const content = contentOf(state);
  // Today is compared with what is saved, other days with today.
  const before = day === today ? contentOf(saved) : channelOn(content, [], today);
  const plans = state.plan.filter(({ date }) => date !== '');
  const specialDays = channel.special_days;
  const view = dayViewOn(content, plans, before, { day, today, now, market, specialDays });
  const isSame = Object.keys(view.differs).length === 0;
  const hours = hoursOn(view.content.schedules.restaurant, specialDays, day, market);
  const stops = plans.map(({ date }) => date).toSorted();
  return (
    <Frame
      door={<DoorChip door={view.door} hours={hours} isChanged={view.differs.opening !== undefined} />}
      card={
        <PreviewCard
          channel={channel}
          view={view}
          before={before}
          day={day}
          hours={hours}
          data={state.data}
        />
      }
      days={
        <>
          <DayPicker today={today} stops={stops} day={day} onDay={onDay} />
          <Typography component="div" aria-live="polite" variant="body2" color="textSecondary">
            {day !== today && <div>{text('isDay', { day: spans.longDay(day) })}</div>}
            {day !== today && isSame && <div>{text('same')}</div>}
            {changed.length > 0 && <div>{text('unsaved')}</div>}
          </Typography>
        </>
      }
    />
  );
}
