import type { ReactNode } from 'react';
import { useText } from '#core/i18n/use-text';
import type { Selection } from './table-props';
import { SelectAllButton } from './SelectAllButton';
import { SelectionBar } from './SelectionBar';
import { tableTexts } from '../texts';

interface BulkBarProps {
  selection: Selection;
  /** How many rows match, over all pages. */
  total: number;
  /** Selects all that match, once they are known. */
  onSelectAll: () => Promise<void>;
  /** What can be done with them. */
  children: ReactNode;
}

/** Appears with the first row that is selected: how many there are, all that match, what can be done with them. */
export function BulkBar({ selection, total, onSelectAll, children }: BulkBarProps) {
  const text = useText(tableTexts);
  const { selected, onChange } = selection;
  const count = selected.size;
  if (count === 0) return null;
  return (
    <SelectionBar
      label={text('bulk')}
      count={text('selected', { count })}
      more={<SelectAllButton count={count} total={total} onSelectAll={onSelectAll} />}
      endLabel={text('selectNone')}
      onEnd={() => onChange(new Set())}
    >
      {children}
    </SelectionBar>
  );
}
