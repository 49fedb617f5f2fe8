import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import { earliestOnTime, isLate } from '@portal/contracts/areas/mop';
import { workingHoursBetween } from '@portal/contracts/kernel';
import { useSpans } from '#app/i18n/spans';
import { useText } from '#app/i18n/use-text';
import { useMarket } from '#app/market';
import { useNow } from '#ui/use-now';
import { LateIcon } from '../pause/pause-state';
import type { PauseDraft } from './pause-draft';
import { inputOf } from './pause-draft';
import { requestMessages } from './request.messages';

/** What 48 working hours of notice mean for the chosen start, by the market's calendar (R-MOP-08, AMB-47). */
export function NoticeHint({ draft }: { draft: PauseDraft }) {
  const text = useText(requestMessages);
  const spans = useSpans();
  const record = useMarket();
  const { market } = record;
  const { start_date: start } = inputOf(draft, record);
  const now = new Date(useNow()).toISOString();
  const late = isLate(start, now, market);
  const Icon = late ? LateIcon : CheckCircleRounded;
  const hours = Math.floor(workingHoursBetween(now, start, market));
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        gap: 1.25,
        p: 1.5,
        borderRadius: 1,
        bgcolor: 'background.sunken',
        typography: 'body2',
      }}
    >
      <Box
        component={Icon}
        aria-hidden
        sx={{ color: late ? 'warning.main' : 'success.main', flex: 'none' }}
      />
      <div>
        <Box component="strong" sx={{ display: 'block', fontWeight: 650 }}>
          {late ? text('noticeLate', { hours }) : text('noticeOnTime')}
        </Box>
        {text('noticeRule', { moment: spans.moment(earliestOnTime(now, market)) })}
      </div>
    </Box>
  );
}
