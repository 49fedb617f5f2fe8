import type { SvgIconComponent } from '@mui/icons-material';
import { Box, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { StatusTone } from './StatusChip';

export interface TimelineStep {
  readonly key: string;
  readonly icon: SvgIconComponent;
  readonly tone: StatusTone;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly isAhead?: boolean;
}

const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '32px 1fr',
  gap: 12,
  paddingBottom: 20,
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    left: 15,
    top: 34,
    bottom: 2,
    width: 2,
    backgroundColor: theme.vars.palette.divider,
  },
  '&:last-child': { paddingBottom: 0 },
}));

const Dot = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: StatusTone }>(({
  theme,
  tone,
}) => {
  const colour = tone === 'neutral' ? theme.vars.palette.text.secondary : theme.vars.palette[tone].main;
  return {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: '50%',
    color: colour,
    backgroundColor: `color-mix(in srgb, ${colour} 12%, ${theme.vars.palette.background.paper})`,
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${colour} 40%, transparent)`,
  };
});

interface TimelineProps {
  label: string;
  steps: readonly TimelineStep[];
  /** No step is current. */
  isLog?: boolean;
}

/** The newest reached is current. */
export function Timeline({ label, steps, isLog = false }: TimelineProps) {
  const current = isLog ? undefined : steps.findLast((step) => step.isAhead !== true)?.key;
  return (
    <Box component="ol" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {steps.map(({ key, icon: Icon, tone, title, detail, isAhead = false }) => (
        <Step key={key} aria-current={key === current ? 'step' : undefined}>
          <Dot tone={isAhead ? 'neutral' : tone}>
            <Icon aria-hidden fontSize="small" />
          </Dot>
          <Box sx={{ pt: 0.5 }}>
            <Box
              sx={{ fontWeight: key === current ? 650 : 500, color: isAhead ? 'text.secondary' : 'inherit' }}
            >
              {title}
            </Box>
            {detail !== undefined && (
              <Typography variant="body2" component="div" color="textSecondary">
                {detail}
              </Typography>
            )}
          </Box>
        </Step>
      ))}
    </Box>
  );
}
