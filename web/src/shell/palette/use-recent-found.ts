import DeleteSweepRounded from '@mui/icons-material/DeleteSweepRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import { useText } from '#core/i18n/use-text';
import { recentTexts } from '#core/texts';
import { useRecentSearches } from '#core/recent-searches/use-recent-searches';
import { noneFound, type UseFound } from '#core/finder/finder';
import { ranks } from '#core/finder/rank';

/** Before everything else that stands there when nothing is typed. */
const order = -10;

/** Before anything is typed: what this person searched for last, to be searched for again. */
export const useRecentFound: UseFound = ({ typed }) => {
  const text = useText(recentTexts);
  const { searches, clear } = useRecentSearches();
  const found = { heading: text('title'), order, isNoFind: true };
  if (typed !== '' || searches.length === 0) return { ...found, ...noneFound };
  const rows = searches.map(({ term, forget }) => ({
    key: `recent-${term}`,
    title: term,
    icon: HistoryRounded,
    rank: ranks.rest,
    write: term,
    forget,
  }));
  const clearing = {
    key: 'recent',
    title: text('clear'),
    icon: DeleteSweepRounded,
    rank: ranks.rest,
    write: '',
    run: clear,
  };
  return { ...found, rows: [...rows, clearing], total: rows.length };
};
