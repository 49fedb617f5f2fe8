import { type KeyboardEvent, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { isForgetKey, neighbourOf } from './forgetting';
import { recentTexts } from '#core/texts';
import type { PaletteRow } from '#core/finder/finder';
import type { useSelection } from './use-selection';

/** Takes lines away that may be: by their cross, or by Delete while the field is empty. */
export function useForgetting(selection: ReturnType<typeof useSelection>, isEmpty: boolean) {
  const text = useText(recentTexts);
  const [said, say] = useState('');
  const forget = (row: PaletteRow) => {
    const next = neighbourOf(selection.rows(), row);
    if (next === undefined) selection.forget();
    else selection.moveTo(next.key);
    row.forget?.();
    say(text('forgotten', { term: row.title }));
  };
  return {
    forget,
    /** For screen readers: what is gone. */
    said,
    onKeyDown: (event: KeyboardEvent) => {
      const row = isEmpty && isForgetKey(event.key) ? selection.row() : undefined;
      if (row?.forget === undefined) return;
      event.preventDefault();
      forget(row);
    },
  };
}
