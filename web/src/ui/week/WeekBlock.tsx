import ButtonBase from '@mui/material/ButtonBase';
import { keyframes, styled } from '@mui/material/styles';
import { useState } from 'react';
import { useSpans } from '../../app/i18n/spans';
import { motion, radii } from '../../app/theme/tokens';
import type { StatusTone } from '../StatusChip';
import type { WeekEntry } from './week-entry';

const glow = { from: { boxShadow: '0 0 0 6px var(--p-palette-accent)' } };
/** Two of a kind, in turns: an animation starts anew when its name changes, and the button keeps the focus. */
const glows = [keyframes(glow), keyframes({ ...glow, to: {} })] as const;

const Block = styled(ButtonBase, { shouldForwardProp: (name) => name !== 'tone' })<{ tone: StatusTone }>(({
  theme,
  tone,
}) => {
  const colour = tone === 'neutral' ? theme.vars.palette.text.secondary : theme.vars.palette[tone].main;
  const tint = (percent: number) =>
    `color-mix(in srgb, ${colour} ${percent}%, ${theme.vars.palette.background.paper})`;
  return {
    '--block': colour,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'flex-start',
    gap: 1,
    width: '100%',
    height: '100%',
    minHeight: 44,
    padding: '10px 8px 6px',
    borderRadius: radii.control,
    textAlign: 'start',
    fontSize: theme.typography.caption.fontSize,
    lineHeight: 1.35,
    fontVariantNumeric: 'tabular-nums',
    overflow: 'hidden',
    color: theme.vars.palette.text.primary,
    backgroundColor: tint(9),
    boxShadow: `inset 0 0 0 1px ${tint(32)}`,
    transition: `background-color ${motion.quick}ms`,
    '&:hover': { backgroundColor: tint(17) },
    '&[data-running="true"]': { backgroundColor: tint(18), boxShadow: `inset 0 0 0 2px ${colour}` },
    '&[data-faint="true"]': {
      backgroundColor: 'transparent',
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
      color: theme.vars.palette.text.secondary,
    },
    '&[data-glow="0"]': { animation: `${glows[0]} 2400ms ease-out` },
    '&[data-glow="1"]': { animation: `${glows[1]} 2400ms ease-out` },
    '& .word': {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      fontWeight: 650,
      color: `color-mix(in srgb, ${colour} 80%, ${theme.vars.palette.text.primary})`,
    },
    '& .word > svg': { flex: 'none' },
    '& .cut': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  };
});

/** The time itself, as a bar at the upper edge: the words below it may need more room than the time takes. */
const Bar = styled('span')({
  position: 'absolute',
  top: 0,
  height: 5,
  minWidth: 5,
  borderRadius: 3,
  backgroundColor: 'var(--block)',
  '[data-faint="true"] > &': { opacity: 0.45 },
});

interface WeekBlockProps {
  entry: WeekEntry;
  /** Where in the block its time lies, 0 to 1; none: the words alone. */
  time?: { readonly from: number; readonly to: number };
  /** Another text than the entry's own span. */
  when?: string;
  onOpen: (id: string) => void;
}

/** One thing in a week: opens on press, glows when it changes under the reader's eyes. */
export function WeekBlock({ entry, time, when, onOpen }: WeekBlockProps) {
  const spans = useSpans();
  const { id, tone, icon: Icon, word, mark, label, isRunning = false, isFaint = false } = entry;
  const [known, setKnown] = useState(word);
  const [changes, setChanges] = useState(0);
  if (known !== word) {
    setKnown(word);
    setChanges(changes + 1);
  }
  return (
    <Block
      tone={tone}
      aria-label={label}
      data-running={isRunning}
      data-faint={isFaint}
      data-glow={changes === 0 ? undefined : changes % glows.length}
      onClick={() => onOpen(id)}
    >
      {time !== undefined && (
        <Bar style={{ left: `${time.from * 100}%`, width: `${(time.to - time.from) * 100}%` }} />
      )}
      <span className="word">
        <Icon aria-hidden fontSize="small" />
        <span className="cut">{word}</span>
      </span>
      <span className="cut">{when ?? spans.inWeek(entry)}</span>
      {mark !== undefined && (
        <span className="word">
          <mark.icon aria-hidden fontSize="small" />
          <span className="cut">{mark.word}</span>
        </span>
      )}
    </Block>
  );
}
