import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import { Typography } from '@mui/material';
import { phaseOfPeriod } from '@portal/contracts/kernel';
import { useText } from '#core/i18n/use-text';
import { StatusChip } from '../StatusChip';
import { periodTexts } from '../texts';
import { useNow } from '../use-now';

interface PeriodTextProps {
  /** Formatted; `null` for an open end. */
  start: string | null;
  end: string | null;
}

export function PeriodText({ start, end }: PeriodTextProps) {
  const text = useText(periodTexts);
  if (start === null && end === null) return null;
  const ends = [
    ...(start === null ? [] : [end === null ? `${text('start')}: ${start}` : start]),
    ...(end === null ? [] : [start === null ? `${text('end')}: ${end}` : end]),
  ];
  return (
    <Typography variant="body2" component="div" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {ends.join(' – ')}
    </Typography>
  );
}

const looks = {
  shown: { tone: 'success', icon: VisibilityRounded },
  planned: { tone: 'info', icon: EventRounded },
  over: { tone: 'neutral', icon: EventBusyRounded },
  inactive: { tone: 'neutral', icon: VisibilityOffRounded },
} as const;

export function PeriodChip({ record }: { record: Parameters<typeof phaseOfPeriod>[0] }) {
  const text = useText(periodTexts);
  const phase = phaseOfPeriod(record, new Date(useNow()).toISOString());
  return <StatusChip {...looks[phase]} label={text(phase)} />;
}
