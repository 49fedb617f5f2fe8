import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { channelOn, hoursOn } from '@portal/contracts/areas/channels';
import type { ReactNode } from 'react';
import { useSpans } from '#core/i18n/spans';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useNow } from '#ui/use-now';
import { useToday } from '#ui/use-today';
import { contentOf } from '../draft/channel-state';
import type { ChannelEditor } from '../draft/use-channel-editor';
import { useWide } from '../use-wide';
import { DateLineFilter } from './DateLineFilter';
import { dayViewOn } from './day-view';
import { DoorChip } from './DoorChip';
import { PreviewCard } from './PreviewCard';
import { previewTexts } from '../texts';

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
  const text = useText(previewTexts);
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
  const text = useText(previewTexts);
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
