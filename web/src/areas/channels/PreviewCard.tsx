import type { SvgIconComponent } from '@mui/icons-material';
import BlockRounded from '@mui/icons-material/BlockRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import HelpRounded from '@mui/icons-material/HelpRounded';
import NightsStayRounded from '@mui/icons-material/NightsStayRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import { Box, Card, Stack, Typography } from '@mui/material';
import { styled, type Theme } from '@mui/material/styles';
import {
  changedDays,
  type ChannelData,
  hoursInWords,
  type HoursLine,
  comingDays,
  isAllDay,
  isOfMobileOrders,
  mobileOrderSlug,
  type Opening,
  type OpenNow,
  type PublicData,
  rowOfDay,
  type ScheduleBlock,
  type ScheduleDay,
  type ScheduleHours,
  type ServiceSwitches,
  spansText,
} from '@portal/contracts/areas/channels';
import { dayOf } from '@portal/contracts/kernel';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useSpans } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { radii } from '#core/theme/tokens';
import type { StatusTone } from '#ui/StatusChip';
import { useToday } from '#ui/use-now';
import { ChangeMark } from './BlockPanel';
import { ServiceIcon } from './ChannelFields';
import type { DayView, DoorState } from './plans';
import { useSpecialDayWords } from './special-days';
import { previewTexts } from './texts';

interface Sign {
  readonly tone: StatusTone;
  readonly icon: SvgIconComponent;
  readonly words: string;
}

const dayMilliseconds = 86_400_000;

function useNowWords(): (now: OpenNow) => Sign {
  const text = useText(previewTexts);
  const spans = useSpans();
  const today = useToday();
  const { timeZone } = useMarket();
  const openWords = (until: string | null) => {
    if (until === null) return text('openAlways');
    const time = spans.clock(until);
    // Beyond a day the time alone would be ambiguous.
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
  isChanged: boolean;
  door: DoorState;
  /** Of the day; none: closed. */
  hours: readonly ScheduleHours[];
}

function useSign({ door, hours }: Pick<DoorChipProps, 'door' | 'hours'>): Sign {
  const text = useText(previewTexts);
  const { language } = useLanguage();
  const nowWords = useNowWords();
  const closedWords = useClosedWords();
  if (door.kind === 'closed') return { tone: 'error', icon: BlockRounded, words: closedWords(door.opening) };
  if (door.kind === 'unknown') return { tone: 'warning', icon: HelpRounded, words: text('noHours') };
  if (door.kind === 'now') return nowWords(door.now);
  const [first] = hours;
  if (first === undefined) return { tone: 'neutral', icon: NightsStayRounded, words: text('closedAllDay') };
  const words = isAllDay(first)
    ? text('opensAllDay')
    : text('opensOn', { hours: spansText(hours, language) });
  return { tone: 'info', icon: ScheduleRounded, words };
}

const colours = (tone: StatusTone) => (theme: Theme) => {
  const colour = tone === 'neutral' ? theme.vars.palette.text.secondary : theme.vars.palette[tone].main;
  return {
    color: `color-mix(in srgb, ${colour} 86%, ${theme.vars.palette.text.primary})`,
    backgroundColor: `color-mix(in srgb, ${colour} 12%, ${theme.vars.palette.background.paper})`,
  };
};

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
      {props.isChanged && <ChangeMark label={text('changes')} />}
    </Box>
  );
}

const Rows = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(4.25rem, auto) minmax(0, 1fr)',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(0.25),
  margin: 0,
  fontSize: theme.typography.body2.fontSize,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': {
    margin: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '0.5rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-today="true"]': { fontWeight: 700, color: theme.vars.palette.text.primary },
}));

interface PreviewHoursListProps {
  name: string;
  block: ScheduleBlock;
  today: ScheduleDay;
  changed: readonly ScheduleDay[];
  /** Equal hours are not repeated. */
  like?: ScheduleBlock | undefined;
}

function PreviewHoursList({ name, block, today, changed, like }: PreviewHoursListProps) {
  const text = useText(previewTexts);
  const { language } = useLanguage();
  const lines = hoursInWords(block, language);
  const isChanged = ({ of }: HoursLine) => of.some((day) => changed.includes(day));
  const isNew = lines.every(isChanged);
  const isLike = like !== undefined && changedDays(like, block).length === 0;
  const mark = <ChangeMark label={text('changes')} />;
  return (
    <div>
      <Typography
        component="div"
        variant="body2"
        color="textSecondary"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}
      >
        <Typography component="h4" variant="subtitle2" color="textPrimary">
          {name}
        </Typography>
        {isLike && <span>{text('sameHours')}</span>}
        {(isNew || (isLike && changed.length > 0)) && mark}
      </Typography>
      {!isLike && (
        <Rows>
          {lines.map((line) => (
            <Box key={line.days} sx={{ display: 'contents' }}>
              <dt data-today={line.of.includes(today)}>{line.days}</dt>
              <dd data-today={line.of.includes(today)}>
                {line.hours}
                {!isNew && isChanged(line) && mark}
              </dd>
            </Box>
          ))}
        </Rows>
      )}
    </div>
  );
}

const Tags = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: theme.typography.body2.fontSize,
  '& > li': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    padding: theme.spacing(0.5, 1.25, 0.5, 1),
    borderRadius: radii.pill,
    backgroundColor: theme.vars.palette.background.sunken,
  },
  '& > li > svg': { color: theme.vars.palette.text.secondary },
  '& > [data-change="added"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.accent} 40%, transparent)`,
  },
  '& > [data-change="removed"]': {
    color: theme.vars.palette.text.secondary,
    textDecoration: 'line-through',
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.accent} 18%, transparent)`,
  },
}));

interface PreviewServicesListProps {
  services: ChannelData['service'];
  active: readonly number[];
  differs: ServiceSwitches;
}

/** Mobile ordering is shown as one service. */
const isShown = ({ slug }: { slug: string }) => slug === mobileOrderSlug || !isOfMobileOrders(slug);

function PreviewServicesList({ services, active, differs }: PreviewServicesListProps) {
  const text = useText(previewTexts);
  const shown = services.filter(
    (service) => isShown(service) && (active.includes(service.id) || differs[service.id] === false),
  );
  if (shown.length === 0)
    return (
      <Typography component="div" variant="body2" color="textSecondary">
        {text('noServices')}
      </Typography>
    );
  return (
    <Tags aria-label={text('services')}>
      {shown.map(({ id, slug, name }) => {
        const change = differs[id] === undefined ? undefined : differs[id] ? 'added' : 'removed';
        return (
          <li key={id} data-change={change}>
            <ServiceIcon slug={slug} fontSize="small" />
            {change === undefined ? name : text(change, { name })}
          </li>
        );
      })}
    </Tags>
  );
}

/** Shown of those to come. */
const maxSpecial = 3;

function PreviewSpecialDays({ channel, day }: Pick<PreviewCardProps, 'channel' | 'day'>) {
  const text = useText(previewTexts);
  const { dayText, hoursText } = useSpecialDayWords();
  const days = comingDays(channel.special_days, day).slice(0, maxSpecial);
  if (days.length === 0) return null;
  return (
    <div>
      <Typography component="h4" variant="subtitle2">
        {text('special')}
      </Typography>
      <Rows>
        {days.map((special) => (
          <Box key={special.day} sx={{ display: 'contents' }}>
            <dt data-today={special.day === day}>{dayText(special.day)}</dt>
            <dd data-today={special.day === day}>{hoursText(special)}</dd>
          </Box>
        ))}
      </Rows>
    </div>
  );
}

interface PreviewCardProps {
  channel: Pick<ChannelData, 'name' | 'service' | 'special_days'>;
  data: PublicData;
  view: DayView;
  before: DayView['content'];
  day: string;
  hours: DoorChipProps['hours'];
}

function Head({ channel, data }: Pick<PreviewCardProps, 'channel' | 'data'>) {
  return (
    <div>
      <Typography component="h3" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {data.public_name === '' ? channel.name : data.public_name}
      </Typography>
      <Typography
        component="div"
        variant="body2"
        color="textSecondary"
        sx={{ pt: 0.25, overflowWrap: 'anywhere' }}
      >
        {data.address}
        <div>{data.phone}</div>
        <div>{data.email}</div>
      </Typography>
    </div>
  );
}

export function PreviewCard({ channel, data, view, before, day, hours }: PreviewCardProps) {
  const text = useText(previewTexts);
  const { market } = useMarket();
  const { content, door, blocks, differs } = view;
  const { schedules, birthday } = content;
  const row = rowOfDay(day, market);
  return (
    <Card component="section" aria-label={text('title')} sx={{ p: 2 }}>
      <Typography component="div" variant="overline" color="textSecondary" sx={{ pb: 1 }}>
        {text('title')}
      </Typography>
      <Stack spacing={2}>
        <Head channel={channel} data={data} />
        <DoorChip door={door} hours={hours} isChanged={differs.opening !== undefined} />
        {blocks.map((block) => (
          <PreviewHoursList
            key={block}
            name={text(`block.${block}`)}
            block={schedules[block]}
            today={row}
            changed={changedDays(before.schedules[block], schedules[block])}
            like={block === 'restaurant' ? undefined : schedules.restaurant}
          />
        ))}
        <PreviewSpecialDays channel={channel} day={day} />
        {schedules.delivery !== '' && (
          <Typography component="div" variant="body2">
            {text('delivery', { text: schedules.delivery })}{' '}
            {before.schedules.delivery !== schedules.delivery && <ChangeMark label={text('changes')} />}
          </Typography>
        )}
        <PreviewServicesList
          services={channel.service}
          active={content.services}
          differs={differs.services ?? {}}
        />
        {birthday.book_online && (
          <Typography component="div" variant="body2">
            {text('birthdays')}{' '}
            {differs.birthday?.book_online !== undefined && <ChangeMark label={text('changes')} />}
          </Typography>
        )}
      </Stack>
    </Card>
  );
}
