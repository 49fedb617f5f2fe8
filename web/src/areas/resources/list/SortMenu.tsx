import SwapVertRounded from '@mui/icons-material/SwapVertRounded';
import { useText } from '#core/i18n/use-text';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import type { ListState } from '#ui/list/use-list-url';
import { cardTexts } from '../texts';

/** The first is how the server sorts when nobody asks. */
const sorts = ['-update_date', 'name', '-downloads', 'reference'] as const;

/** In which order the pieces stand. */
export function SortMenu({ list }: { list: Pick<ListState, 'input' | 'setSort'> }) {
  const text = useText(cardTexts);
  return (
    <ChoiceMenu
      label={text('sort')}
      icon={<SwapVertRounded />}
      options={sorts.map((value) => ({ value, label: text(`sort.${value}`) }))}
      value={list.input.sort ?? sorts[0]}
      onChange={(value) => list.setSort(value === sorts[0] ? undefined : value)}
    />
  );
}
