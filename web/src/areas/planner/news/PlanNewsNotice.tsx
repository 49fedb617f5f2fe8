import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { plannerTexts } from '../texts';
import type { Author, PlanNews } from './plan-news';

/** So many are said one by one. */
const shown = 4;

interface PlanNewsNoticeProps {
  news: readonly PlanNews[];
  onRead: () => void;
}

function useWords() {
  const text = useText(plannerTexts);
  const dates = useDates();
  const spanOf = ({ start, end }: { start: string; end: string }) =>
    `${dates.day(start)} – ${dates.day(end)}`;
  return ({ change, kind, name, days }: PlanNews): string => {
    if (days === undefined) return text(`news.${change}`, { kind, name });
    const [before, after] = days;
    return text('news.moved', { name, before: spanOf(before), after: spanOf(after) });
  };
}

/** What authors are called: people by their names, whoever plans for the chain as the administration. */
function useAuthors() {
  const text = useText(plannerTexts);
  const nameOf = (by: Author) => (by === 'chain' ? text('chain') : by.user_name || text('somebody'));
  return (news: readonly PlanNews[]) => [...new Set(news.map(({ by }) => nameOf(by)))];
}

/** Who has just changed what in the plan, until it is read. */
export function PlanNewsNotice({ news, onRead }: PlanNewsNoticeProps) {
  const text = useText(plannerTexts);
  const wordsOf = useWords();
  const authorsOf = useAuthors();
  const authors = authorsOf(news);
  const isOfSeveral = authors.length > 1;
  return (
    <div role="status" data-print="no">
      {news.length > 0 && (
        <Alert severity="info" onClose={onRead} closeText={text('close')} sx={{ mb: 1.5 }}>
          <AlertTitle>
            {isOfSeveral ? text('newsOfSeveral') : text('newsBy', { who: authors[0] ?? '' })}
          </AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {news.slice(0, shown).map((one) => (
              <li key={one.key}>{[wordsOf(one), ...(isOfSeveral ? authorsOf([one]) : [])].join(' · ')}</li>
            ))}
          </Box>
          {news.length > shown && text('newsMore', { count: news.length - shown })}
        </Alert>
      )}
    </div>
  );
}
