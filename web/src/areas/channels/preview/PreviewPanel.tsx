import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { channelOn } from '@portal/contracts/areas/channels';
import { useSpans } from '#app/i18n/spans';
import { useText } from '#app/i18n/use-text';
import { useMarket } from '#app/market';
import { useNow } from '#ui/use-now';
import { useToday } from '#ui/use-today';
import { contentOf } from '../draft/channel-state';
import type { ChannelEditor } from '../draft/use-channel-editor';
import { DateLineFilter } from './DateLineFilter';
import { previewMessages } from './preview.messages';
import { dayViewOn } from './day-view';
import { PreviewCard } from './PreviewCard';

interface PreviewPanelProps {
  editor: ChannelEditor;
  /** The day that is looked at. */
  day: string;
  onDay: (day: string) => void;
}

/** Always in view beside the editor: what customers see today, on the days of planned changes, or on any other day. */
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
  return (
    <Stack spacing={2}>
      <PreviewCard {...{ channel, view, before, day }} data={state.data} />
      <DateLineFilter today={today} stops={plans.map(({ date }) => date).toSorted()} {...{ day, onDay }} />
      <Box aria-live="polite" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {day !== today && <div>{text('isDay', { day: spans.longDay(day) })}</div>}
        {day !== today && isSame && <div>{text('same')}</div>}
        {changed.length > 0 && <div>{text('unsaved')}</div>}
      </Box>
    </Stack>
  );
}
