import { useEffect, useEffectEvent, useMemo } from 'react';
import { recall, remember } from '#core/remembered';
import type { ListState } from '../list/use-list-url';

/**
 * Remembers in this browser which columns of a table were put away. An address that names columns itself comes first.
 * @param table name of the table.
 */
export function useColumnMemory<List extends ListState>(table: string, list: List): List {
  const key = `columns:${table}`;
  const restore = useEffectEvent(() => {
    const kept = recall(key);
    if (kept !== null && list.hidden.length === 0) list.hide(kept.split(','));
  });
  useEffect(() => restore(), []);
  return useMemo(
    () => ({
      ...list,
      hide: (columns) => {
        remember(key, columns.length === 0 ? null : columns.join(','));
        list.hide(columns);
      },
    }),
    [key, list],
  );
}
