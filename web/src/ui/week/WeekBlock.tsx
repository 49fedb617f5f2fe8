import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useSpans } from '#core/i18n/spans';
import { motion, radii } from '#core/theme/tokens';
import { Highlight } from '../Highlight';
import type { StatusTone } from '../StatusChip';
import type { WeekEntry } from './week-entry';

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
  /** Default: the entry's span. */
  when?: string;
  onOpen: (id: string) => void;
}

const percent = (share: number) => `${share * 100}%`;
const beside = (share: number) => `calc(${percent(share)} + 0.5rem)`;

/** Aligned with the start, or with the end where that leaves more room. */
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
