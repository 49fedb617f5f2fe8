import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { channelOn, hoursOn } from '@portal/contracts/areas/channels';
import { type ReactNode, Suspense, useId } from 'react';
import { useSpans } from '#core/i18n/spans';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { motion } from '#core/theme/tokens';
import { lazyPart } from '#ui/part/lazy-part';
import { useNow } from '#ui/use-now';
import { useToday } from '#ui/use-today';
import { DoorChip, PreviewCard } from './PreviewCard';
import type { ChannelEditor } from './channel-editor';
import { contentOf } from './channels';
import { dayViewOn } from './plans';
import { previewMessages } from './preview/preview.messages';

/** Pixels of the window: from here on the preview stands beside the editor. */
export const roomForTwo = 720;

/** Whether the preview stands beside the editor; on phones it is above it, folded. */
const useWide = (): boolean => useMediaQuery((theme) => theme.breakpoints.up(roomForTwo));

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
function DateLineFilter({ today, stops, day, onDay }: DateLineFilterProps) {
  const text = useText(previewMessages);
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

/** As high as the window leaves room for: the card scrolls, the line of days stays in view. */
const Column = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  maxHeight: 'calc(100dvh - 10.5rem)',
  // What is below the edge is seen to go on.
  '& > .card': {
    minHeight: 0,
    overflowY: 'auto',
    paddingBottom: theme.spacing(2),
    marginBottom: theme.spacing(-1.5),
    maskImage: `linear-gradient(black calc(100% - ${theme.spacing(2)}), transparent)`,
  },
}));

const Folded = styled('details')(({ theme }) => ({
  '& > summary': {
    ...theme.typography.subtitle1,
    cursor: 'pointer',
    marginBottom: theme.spacing(1.5),
    '& > [role="status"]': { marginTop: theme.spacing(1) },
  },
  '&[open] > summary > [role="status"]': { display: 'none' },
  '& > .line': { paddingTop: theme.spacing(2) },
}));

interface FrameProps {
  /** What is seen of the card while it is folded. */
  door: ReactNode;
  card: ReactNode;
  /** The line of days, and what is said of the one that is looked at. */
  line: ReactNode;
}

/** Beside the editor both are in view all the time; on phones they are folded above it. */
function Frame({ door, card, line }: FrameProps) {
  const text = useText(previewMessages);
  if (useWide()) {
    return (
      <Column>
        <div className="card">{card}</div>
        {line}
      </Column>
    );
  }
  return (
    <Folded>
      <summary>
        {text('title')}
        {door}
      </summary>
      {card}
      <div className="line">{line}</div>
    </Folded>
  );
}

interface PreviewPanelProps {
  editor: ChannelEditor;
  /** The day that is looked at. */
  day: string;
  onDay: (day: string) => void;
}

/** What customers see today, on the days of planned changes, or on any other day; what differs is marked. */
export function PreviewPanel({ editor, day, onDay }: PreviewPanelProps) {
  const text = useText(previewMessages);
  const spans = useSpans();
  const today = useToday();
  const now = new Date(useNow()).toISOString();
  const { market } = useMarket();
  const { channel, state, saved, changed } = editor;
  const content = contentOf(state);
  // Today shows what saving would change; another day what is planned until then.
  const before = day === today ? contentOf(saved) : channelOn(content, [], today);
  const plans = state.plan.filter(({ date }) => date !== '');
  const view = dayViewOn(content, plans, before, { day, today, now, market });
  const isSame = Object.keys(view.differs).length === 0;
  const hours = hoursOn(view.content.schedules.restaurant, day, market);
  const stops = plans.map(({ date }) => date).toSorted();
  return (
    <Frame
      door={<DoorChip door={view.door} hours={hours} isChanged={view.differs.opening !== undefined} />}
      card={<PreviewCard channel={channel} view={view} before={before} day={day} data={state.data} />}
      line={
        <>
          <DateLineFilter today={today} stops={stops} day={day} onDay={onDay} />
          <Box aria-live="polite" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {day !== today && <div>{text('isDay', { day: spans.longDay(day) })}</div>}
            {day !== today && isSame && <div>{text('same')}</div>}
            {changed.length > 0 && <div>{text('unsaved')}</div>}
          </Box>
        </>
      }
    />
  );
}
