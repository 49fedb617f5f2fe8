import type { SvgIconComponent } from '@mui/icons-material';
import { styled } from '@mui/material/styles';
import { radii } from '../app/theme/tokens';

export type StatusTone = 'neutral' | 'info' | 'warning' | 'success' | 'error' | 'primary';

const Pill = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: StatusTone }>(({
  theme,
  tone,
}) => {
  const colour = tone === 'neutral' ? theme.vars.palette.text.secondary : theme.vars.palette[tone].main;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    height: 26,
    padding: '0 10px 0 7px',
    borderRadius: radii.pill,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 600,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    // Mixed with ink, so that the word keeps 4.5:1 on its own tint.
    color: `color-mix(in srgb, ${colour} 86%, ${theme.vars.palette.text.primary})`,
    backgroundColor: `color-mix(in srgb, ${colour} 11%, ${theme.vars.palette.background.paper})`,
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${colour} 28%, transparent)`,
  };
});

interface StatusChipProps {
  tone: StatusTone;
  icon: SvgIconComponent;
  label: string;
}

/** A status: always colour and icon and word. */
export function StatusChip({ tone, icon: Icon, label }: StatusChipProps) {
  return (
    <Pill tone={tone}>
      <Icon aria-hidden fontSize="small" />
      {label}
    </Pill>
  );
}
