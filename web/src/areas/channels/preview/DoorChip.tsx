import BlockRounded from '@mui/icons-material/BlockRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import HelpRounded from '@mui/icons-material/HelpRounded';
import NightsStayRounded from '@mui/icons-material/NightsStayRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import {
  hoursText,
  isAllDay,
  type Opening,
  type OpenNow,
  type ScheduleHours,
} from '@portal/contracts/areas/channels';
import { dayOf } from '@portal/contracts/kernel';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useSpans } from '#core/i18n/spans';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import type { StatusTone } from '#ui/StatusChip';
import { useToday } from '#ui/use-today';
import { ChangeMarkChip } from './ChangeMarkChip';
import { previewTexts } from '../texts';
import type { DoorState } from './day-view';

interface Sign {
  readonly tone: StatusTone;
  readonly icon: SvgIconComponent;
  readonly words: string;
}

const dayMilliseconds = 86_400_000;

/** Open now or when it opens, in words. */
function useNowWords(): (now: OpenNow) => Sign {
  const text = useText(previewTexts);
  const spans = useSpans();
  const today = useToday();
  const { timeZone } = useMarket();
  const openWords = (until: string | null) => {
    if (until === null) return text('openAlways');
    const time = spans.clock(until);
    // The clock alone would name the next time that it shows this.
    const isLater = Date.parse(until) - Date.now() > dayMilliseconds;
    return isLater
      ? text('openUntilDay', { day: spans.longDay(dayOf(until, timeZone)), time })
      : text('openUntil', { time });
  };
  return (now) => {
    if (now.open) {
      return { tone: 'success', icon: CheckCircleRounded, words: openWords(now.until) };
    }
    const closed = { tone: 'neutral', icon: NightsStayRounded } as const;
    if (now.opens === null) return { ...closed, words: text('closedNow') };
    const day = dayOf(now.opens, timeZone);
    const time = spans.clock(now.opens);
    const words =
      day === today ? text('opensToday', { time }) : text('opensLater', { day: spans.longDay(day), time });
    return { ...closed, words };
  };
}

function useClosedWords(): (opening: Opening) => string {
  const text = useText(previewTexts);
  const spans = useSpans();
  return ({ motive, date }) => {
    const why = text(`motive.${motive ?? 3}`);
    return date === null ? why : text('closedUntil', { motive: why, day: spans.longDay(date) });
  };
}

interface DoorChipProps {
  /** It differs from what it is compared with. */
  isChanged: boolean;
  door: DoorState;
  /** Of the day that is looked at. */
  hours: ScheduleHours;
}

function useSign({ door, hours }: Pick<DoorChipProps, 'door' | 'hours'>): Sign {
  const text = useText(previewTexts);
  const { language } = useLanguage();
  const nowWords = useNowWords();
  const closedWords = useClosedWords();
  if (door.kind === 'closed') return { tone: 'error', icon: BlockRounded, words: closedWords(door.opening) };
  if (door.kind === 'unknown') return { tone: 'warning', icon: HelpRounded, words: text('noHours') };
  if (door.kind === 'now') return nowWords(door.now);
  const words = isAllDay(hours)
    ? text('opensAllDay')
    : text('opensOn', { hours: hoursText(hours, language) });
  return { tone: 'info', icon: ScheduleRounded, words };
}

const colours = (tone: StatusTone) => (theme: Theme) => {
  const colour = tone === 'neutral' ? theme.vars.palette.text.secondary : theme.vars.palette[tone].main;
  return {
    color: `color-mix(in srgb, ${colour} 86%, ${theme.vars.palette.text.primary})`,
    backgroundColor: `color-mix(in srgb, ${colour} 12%, ${theme.vars.palette.background.paper})`,
  };
};

/** What a customer at the door finds: open until, closed, or the hours of another day. */
export function DoorChip(props: DoorChipProps) {
  const text = useText(previewTexts);
  const { tone, icon: Icon, words } = useSign(props);
  return (
    <Box
      role="status"
      sx={[
        { display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 1, borderRadius: 1, fontWeight: 650 },
        colours(tone),
      ]}
    >
      <Icon aria-hidden fontSize="small" sx={{ flex: 'none' }} />
      <Box component="span" sx={{ flex: 1 }}>
        {words}
      </Box>
      {props.isChanged && <ChangeMarkChip label={text('changes')} />}
    </Box>
  );
}
