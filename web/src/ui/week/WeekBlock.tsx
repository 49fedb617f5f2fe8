import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { endOfDay, startOfDay } from '@portal/contracts/kernel';
import { useSpans } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { motion, radii } from '#core/theme/tokens';
import { Highlight } from '../Highlight';
import type { StatusTone } from '../StatusChip';
import { weekTexts } from '../texts';
import { useToday } from '../use-now';
import { type WeekEntry, daysOfWeek, type WeekProps, shareOfDay, touches } from './week-places';

const Days = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.sunken,
  borderBottom: `thin solid ${theme.vars.palette.divider}`,
}));

/** Today is inverted. */
const DayName = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  justifySelf: 'start',
  alignItems: 'baseline',
  gap: 6,
  padding: '0.1875rem 0.5rem',
  borderRadius: radii.pill,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '& > b': { color: theme.vars.palette.text.primary, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '&[aria-current="date"]': {
    backgroundColor: theme.vars.palette.text.primary,
    '&, & > b': { color: theme.vars.palette.background.default },
  },
}));

/** `mié 25` */
function DayLabel({ day }: { day: string }) {
  const spans = useSpans();
  const today = useToday();
  return (
    <DayName aria-current={day === today ? 'date' : undefined} title={spans.longDay(day)}>
      {spans.weekday(day)} <b>{Number(day.slice(-2))}</b>
    </DayName>
  );
}

export function WeekHead({ monday }: { monday: string }) {
  return (
    <Days>
      {daysOfWeek(monday).map((day) => (
        <div key={day} style={{ padding: '0.375rem 0 0.375rem 0.125rem' }}>
          <DayLabel day={day} />
        </div>
      ))}
    </Days>
  );
}

const Block = styled(ButtonBase, { shouldForwardProp: (name) => name !== 'tone' })<{ tone: StatusTone }>(({
  theme,
  tone,
}) => {
  const colour = tone === 'neutral' ? theme.vars.palette.text.secondary : theme.vars.palette[tone].main;
  const tint = (percent: number) =>
    `color-mix(in srgb, ${colour} ${percent}%, ${theme.vars.palette.background.paper})`;
  return {
    '--block': colour,
    '--tint': tint(16),
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'flex-start',
    gap: 1,
    width: '100%',
    height: '100%',
    minHeight: 44,
    padding: '0.625rem 0.5rem 0.375rem',
    borderRadius: radii.control,
    textAlign: 'start',
    fontSize: theme.typography.caption.fontSize,
    lineHeight: 1.35,
    fontVariantNumeric: 'tabular-nums',
    overflow: 'hidden',
    color: theme.vars.palette.text.primary,
    transition: `background-color ${motion.quick}ms`,
    '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
    '&[data-running="true"]': { '--tint': tint(20) },
    '&[data-faint="true"]': { '--tint': tint(6), color: theme.vars.palette.text.secondary },
    '&[data-end="true"]': { textAlign: 'end', '& .word': { justifyContent: 'flex-end' } },
    // Above the tint.
    '& > span:not([aria-hidden])': { position: 'relative' },
    '& .word, & .word > span': {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      fontWeight: 650,
      color: `color-mix(in srgb, ${colour} 80%, ${theme.vars.palette.text.primary})`,
    },
    '& .mark': {
      color: `color-mix(in srgb, ${theme.vars.palette.warning.main} 60%, ${theme.vars.palette.text.primary})`,
    },
    '& .word > svg': { flex: 'none' },
    '& .cut': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  };
});

/** Text may overflow the duration. */
const Time = styled('span')({
  position: 'absolute',
  top: 0,
  bottom: 0,
  minWidth: 5,
  borderRadius: 5,
  borderTop: '0.3125rem solid var(--block)',
  backgroundColor: 'var(--tint)',
  '[data-running="true"] > &': { boxShadow: 'inset 0 0 0 0.125rem var(--block)' },
  '[data-faint="true"] > &': { borderTopWidth: 2, opacity: 0.75 },
});

interface Share {
  readonly from: number;
  readonly to: number;
}

interface WeekBlockProps {
  entry: WeekEntry;
  /** 0 to 1. */
  time: Share;
  when?: string;
  onOpen: (id: string) => void;
}

const percent = (share: number) => `${share * 100}%`;
const beside = (share: number) => `calc(${percent(share)} + 0.5rem)`;

/** With the end where that leaves more room. */
const placed = ({ from, to }: Share) =>
  to > 1 - from
    ? { end: true, style: { paddingRight: beside(1 - to) } }
    : { end: false, style: { paddingLeft: beside(from) } };

/** Highlights changes. */
export function WeekBlock({ entry, time, when, onOpen }: WeekBlockProps) {
  const spans = useSpans();
  const { id, tone, icon: Icon, word, mark, label, isRunning = false, isFaint = false } = entry;
  const words = placed(time);
  return (
    <Block
      tone={tone}
      aria-label={label}
      data-running={isRunning}
      data-faint={isFaint}
      data-end={words.end}
      style={words.style}
      onClick={() => onOpen(id)}
    >
      <Time aria-hidden style={{ left: percent(time.from), width: percent(time.to - time.from) }} />
      <span className="word">
        <Highlight of={word}>
          <Icon aria-hidden fontSize="small" />
          <span className="cut">{word}</span>
        </Highlight>
      </span>
      <span>{when ?? spans.inWeek(entry)}</span>
      {mark !== undefined && (
        <span className="word mark">
          <mark.icon aria-hidden fontSize="small" />
          <span className="cut">{mark.word}</span>
        </span>
      )}
    </Block>
  );
}

const Day = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: 8,
  padding: '0.5rem 0.75rem 0.5rem 0.5rem',
  minHeight: 44,
  color: theme.vars.palette.text.secondary,
  '& + &': { borderTop: `thin solid ${theme.vars.palette.divider}` },
  '& ul': { display: 'grid', rowGap: 6, margin: 0, padding: 0, listStyle: 'none' },
}));

const Hours = styled('div')(({ theme }) => ({
  height: 6,
  margin: '0.6875rem 0',
  borderRadius: radii.pill,
  backgroundColor: theme.vars.palette.background.sunken,
  backgroundImage: `linear-gradient(to right, ${theme.vars.palette.control} ${theme.spacing(0.125)}, transparent ${theme.spacing(0.125)})`,
  backgroundSize: '25% 100%',
  opacity: 0.6,
}));

function useWhen(): (entry: WeekEntry, day: string) => string {
  const text = useText(weekTexts);
  const spans = useSpans();
  const { timeZone } = useMarket();
  return ({ start, end }, day) => {
    const isBefore = Date.parse(start) < Date.parse(startOfDay(day, timeZone));
    const isAfter = Date.parse(end) > Date.parse(endOfDay(day, timeZone));
    if (isBefore && isAfter) return text('allDay');
    if (isBefore) return text('until', { time: spans.clock(end) });
    return isAfter ? text('since', { time: spans.clock(start) }) : spans.inWeek({ start, end });
  };
}

export function DayStrip({ monday, entries, label, onOpen, onlyTaken = false }: DayStripProps) {
  const { timeZone } = useMarket();
  const whenOf = useWhen();
  const days = daysOfWeek(monday).map((day) => ({
    day,
    inIt: entries.filter((entry) => touches(entry, day, day, timeZone)),
  }));
  return (
    <ol aria-label={label} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {days
        .filter(({ inIt }) => !onlyTaken || inIt.length > 0)
        .map(({ day, inIt }) => (
          <Day key={day}>
            <DayLabel day={day} />
            {inIt.length === 0 ? (
              <Hours aria-hidden />
            ) : (
              <ul>
                {inIt.map((entry) => (
                  <li key={entry.id}>
                    <WeekBlock
                      entry={entry}
                      time={{
                        from: shareOfDay(entry.start, day, timeZone),
                        to: shareOfDay(entry.end, day, timeZone),
                      }}
                      when={whenOf(entry, day)}
                      onOpen={onOpen}
                    />
                  </li>
                ))}
              </ul>
            )}
          </Day>
        ))}
    </ol>
  );
}

interface DayStripProps extends WeekProps {
  onlyTaken?: boolean;
}
