import SwapVertRounded from '@mui/icons-material/SwapVertRounded';
import { useText } from '#core/i18n/use-text';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import type { ListState } from '#ui/list/use-list-url';
import { cardTexts, searchTexts } from '../texts';

const best = '-relevance';
const others = ['-update_date', 'name', '-downloads', 'reference'] as const;

/** In which order the results stand; what fits best stands first when nobody says. */
export function SearchSortMenu({ list }: { list: Pick<ListState, 'input' | 'setSort'> }) {
  const text = useText(searchTexts);
  const pieces = useText(cardTexts);
  const options = others.map((value) => ({ value, label: pieces(`sort.${value}`) }));
  return (
    <ChoiceMenu
      label={pieces('sort')}
      icon={<SwapVertRounded />}
      options={[{ value: best, label: text('best') }, ...options]}
      value={list.input.sort ?? best}
      onChange={(value) => list.setSort(value === best ? undefined : value)}
    />
  );
}
