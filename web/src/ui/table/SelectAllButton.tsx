import Button from '@mui/material/Button';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useToast } from '../toast/toast-context';
import { tableTexts } from '../texts';

interface SelectAllButtonProps {
  /** How many are selected. */
  count: number;
  /** How many rows match, over all pages. */
  total: number;
  /** Selects all that match, once they are known. */
  onSelectAll: () => Promise<void>;
}

/** Selects what the filters leave on all pages; not there where that is selected. */
export function SelectAllButton({ count, total, onSelectAll }: SelectAllButtonProps) {
  const text = useText(tableTexts);
  const toast = useToast();
  const [isLoading, setLoading] = useState(false);
  if (count >= total) return null;
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
    <Button size="small" variant="text" disabled={isLoading} onClick={() => void selectAll()}>
      {text('selectAll', { total })}
    </Button>
  );
}
