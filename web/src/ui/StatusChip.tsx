import type { SvgIconComponent } from '@mui/icons-material';
import { styled } from '@mui/material/styles';
import { radii } from '#core/theme/tokens';

/** Not the brand's red: red means wrong. See `statusTones`. */
export type StatusTone = 'neutral' | 'info' | 'warning' | 'success' | 'error' | 'violet';

const Pill = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: StatusTone }>(({
  theme,
  tone,
}) => {
  const colour = tone === 'neutral' ? theme.vars.palette.text.secondary : theme.vars.palette[tone].main;
  return {
    display: 'inline-flex',
    verticalAlign: 'middle',
    alignItems: 'center',
    gap: 5,
    height: 26,
    padding: '0 10px 0 7px',
    borderRadius: radii.pill,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 600,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    // Mixed with ink for 4.5:1 on the tint.
    color: `color-mix(in srgb, ${colour} 86%, ${theme.vars.palette.text.primary})`,
    backgroundColor: `color-mix(in srgb, ${colour} 11%, ${theme.vars.palette.background.paper})`,
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${colour} 28%, transparent)`,
  };
});

const Disc = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  borderRadius: '50%',
  backgroundColor: 'currentColor',
  '& svg': { fontSize: 13, color: theme.vars.palette.background.paper },
}));

interface StatusChipProps {
  tone: StatusTone;
  icon: SvgIconComponent;
  label: string;
  isInverted?: boolean;
}

export function StatusChip({ tone, icon: Icon, label, isInverted = false }: StatusChipProps) {
  const mark = <Icon aria-hidden fontSize="small" />;
  return (
    <Pill tone={tone}>
      {isInverted ? <Disc data-inverted>{mark}</Disc> : mark}
      {label}
    </Pill>
  );
}

export const statusTones = {
  underway: 'info',
  /** Awaits someone. */
  waiting: 'warning',
  /** In production or delivery. */
  delivering: 'violet',
  /** Done, agreed, published. */
  done: 'success',
  /** Over, archived or hidden: nothing to do. */
  over: 'neutral',
  cancelled: 'neutral',
  wrong: 'error',
} as const satisfies Readonly<Record<string, StatusTone>>;
