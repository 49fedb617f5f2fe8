import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { earliestOnTime, isLate } from '@portal/contracts/areas/mop';
import { workingHoursBetween } from '@portal/contracts/kernel';
import { useSpans } from '#core/i18n/spans';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useNow } from '#ui/use-now';
import { LateIcon } from '../pause/pause-state';
import { PauseChip } from '../pause/PauseChip';
import { usePauseWords } from '../pause/use-pause-words';
import { inputOf, type PauseDraft } from './pause-draft';
import { requestTexts } from '../texts';
import { useOverlapping } from './use-request-form';

interface NoteProps {
  draft: PauseDraft;
}

/** What 48 working hours of notice mean for the chosen start, by the market's calendar (R-MOP-08, AMB-47). */
export function NoticeNote({ draft }: NoteProps) {
  const text = useText(requestTexts);
  const spans = useSpans();
  const record = useMarket();
  const { market } = record;
  const { start_date: start } = inputOf(draft, record);
  const now = new Date(useNow()).toISOString();
  const hours = Math.floor(workingHoursBetween(now, start, market));
  const late = isLate(start, now, market) && { severity: 'warning' as const, icon: <LateIcon /> };
  return (
    <Alert role="status" severity="success" {...late}>
      <AlertTitle>{late ? text('noticeLate', { hours }) : text('noticeOnTime')}</AlertTitle>
      {text('noticeRule', { moment: spans.moment(earliestOnTime(now, market)) })}
    </Alert>
  );
}

/** The pauses that a draft overlaps: seen before it is sent. */
export function OverlapNote({ draft }: NoteProps) {
  const text = useText(requestTexts);
  const { whenOf } = usePauseWords();
  const others = useOverlapping(draft);
  if (others.length === 0) return null;
  return (
    <Alert role="status" severity="error">
      <AlertTitle>{text('overlapTitle')}</AlertTitle>
      {others.map((pause) => (
        <div key={pause.id}>
          <PauseChip pause={pause} /> {whenOf(pause)}
        </div>
      ))}
    </Alert>
  );
}
