import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useText } from '../../app/i18n/use-text';
import { radii } from '../../app/theme/tokens';
import { useToast } from '../toast/toast-context';
import type { Selection } from './DataTable';
import { tableMessages } from './table.messages';

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
    <Bar aria-label={text('bulk')}>
      <Box role="status" sx={{ typography: 'subtitle2' }}>
        {text('selected', { count: selected.size })}
      </Box>
      {selected.size < total && (
        <Button size="small" variant="text" disabled={isLoading} onClick={() => void selectAll()}>
          {text('selectAll', { total })}
        </Button>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', ml: { sm: 'auto' } }}>
        {children}
      </Stack>
      <IconButton size="small" aria-label={text('selectNone')} onClick={() => onChange(new Set())}>
        <CloseRounded />
      </IconButton>
    </Bar>
  );
}
