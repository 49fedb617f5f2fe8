import CloseRounded from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { tableTexts } from '../texts';
import { useToast } from '../toast/toast-context';
import type { Selection } from './table';

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

const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  bottom: 12,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 8px 8px 16px',
  borderRadius: radii.card,
  border: `1px solid ${theme.vars.palette.primary.main}`,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 8%, ${theme.vars.palette.background.paper})`,
  [theme.breakpoints.down('md')]: { bottom: 72 },
}));

interface SelectionBarProps {
  /** What it is, for screen readers. */
  label: string;
  /** How many there are: read out whenever it changes. */
  count: ReactNode;
  /** Beside the count: choosing more. */
  more?: ReactNode;
  /** What can be done with them. */
  children: ReactNode;
  /** What the cross at its end does. */
  endLabel: string;
  onEnd: () => void;
}

/** Stands at the foot of the window while something is selected: how many, and what can be done with them. */
export function SelectionBar({ label, count, more, children, endLabel, onEnd }: SelectionBarProps) {
  return (
    <Bar aria-label={label} data-print="no">
      <Typography variant="subtitle2" component="div" role="status">
        {count}
      </Typography>
      {more}
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        // Where there is little room below the count and the cross.
        sx={{ flexWrap: 'wrap', order: { xs: 1, sm: 0 }, ml: { sm: 'auto' } }}
      >
        {children}
      </Stack>
      <Tooltip title={endLabel}>
        <IconButton size="small" aria-label={endLabel} onClick={onEnd} sx={{ ml: { xs: 'auto', sm: 0 } }}>
          <CloseRounded />
        </IconButton>
      </Tooltip>
    </Bar>
  );
}

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
