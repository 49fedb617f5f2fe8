import Typography from '@mui/material/Typography';
import { useText } from '#core/i18n/use-text';
import { periodTexts } from '../texts';

interface PeriodTextProps {
  /** Formatted; `null` for an open end. */
  start: string | null;
  end: string | null;
}

/** Start and end on phones. */
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
