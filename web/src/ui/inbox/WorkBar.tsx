import { Box, LinearProgress } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '#core/i18n/use-text';
import { SelectAllButton, SelectionBar } from '../table/SelectionBar';
import { tableTexts } from '../texts';
import type { Many } from './use-many';

interface WorkBarProps {
  count: number;
  /** Over all pages. */
  total: number;
  onSelectAll: () => Promise<void>;
  progress: Many<never>['progress'];
  onClear: () => void;
  children: ReactNode;
}

export function WorkBar({ count, total, onSelectAll, progress, onClear, children }: WorkBarProps) {
  const text = useText(tableTexts);
  if (count === 0 && progress === null) return null;
  const isBusy = progress !== null;
  return (
    <SelectionBar
      label={text('bulk')}
      count={text(isBusy ? 'saving' : 'selected', { count, ...progress })}
      more={!isBusy && <SelectAllButton count={count} total={total} onSelectAll={onSelectAll} />}
      endLabel={text('selectNone')}
      onEnd={onClear}
    >
      {isBusy ? (
        <Box sx={{ width: 240, maxWidth: '100%', alignSelf: 'center' }}>
          <LinearProgress
            variant="determinate"
            value={Math.round((progress.done / progress.total) * 100)}
            aria-label={text('progress', { ...progress })}
            sx={{ borderRadius: 1 }}
          />
        </Box>
      ) : (
        children
      )}
    </SelectionBar>
  );
}
