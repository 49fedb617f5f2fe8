import CloseRounded from '@mui/icons-material/CloseRounded';
import { Button, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { tableTexts } from '../texts';
import { useToast } from '../toast/toast-context';
import type { Selection } from './table';

interface SelectAllButtonProps {
  count: number;
  /** Over all pages. */
  total: number;
  onSelectAll: () => Promise<void>;
}

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
  /** For screen readers. */
  label: string;
  count: ReactNode;
  /** Beside the count. */
  more?: ReactNode;
  children: ReactNode;
  endLabel: string;
  onEnd: () => void;
}

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
  /** Over all pages. */
  total: number;
  onSelectAll: () => Promise<void>;
  children: ReactNode;
}

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
