import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useText } from '#app/i18n/use-text';
import { useToast } from '../toast/toast-context';
import type { Selection } from './DataTable';
import { SelectionBar } from './SelectionBar';
import { tableMessages } from './table.messages';

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
  const text = useText(tableMessages);
  const toast = useToast();
  const [isLoading, setLoading] = useState(false);
  const { selected, onChange } = selection;
  if (selected.size === 0) return null;

  const selectAll = async () => {
    setLoading(true);
    try {
      await onSelectAll();
    } catch (error) {
      toast.failed(error);
    } finally {
      setLoading(false);
    }
  };
  return (
    <SelectionBar
      label={text('bulk')}
      count={text('selected', { count: selected.size })}
      more={
        selected.size < total && (
          <Button size="small" variant="text" disabled={isLoading} onClick={() => void selectAll()}>
            {text('selectAll', { total })}
          </Button>
        )
      }
      endLabel={text('selectNone')}
      onEnd={() => onChange(new Set())}
    >
      {children}
    </SelectionBar>
  );
}
