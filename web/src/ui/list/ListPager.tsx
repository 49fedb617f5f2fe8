import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { Box, IconButton, NativeSelect, Stack } from '@mui/material';
import { memo } from 'react';
import { useText } from '#core/i18n/use-text';
import { tableTexts } from '../texts';
import type { ListState } from './use-list-url';

interface ListPagerProps {
  list: Pick<ListState, 'input' | 'setPage'>;
  /** Of all pages. */
  total: number;
  /** Rows per page; -1 is all, none offers no choice. */
  sizes?: readonly number[];
}

interface SizeChoiceProps {
  sizes: readonly number[];
  size: number;
  onChange: (size: number) => void;
}

function SizeChoice({ sizes, size, onChange }: SizeChoiceProps) {
  const text = useText(tableTexts);
  return (
    <Stack component="label" direction="row" spacing={1} sx={{ alignItems: 'center', mr: 'auto' }}>
      <span>{text('rowsPerPage')}</span>
      <NativeSelect
        disableUnderline
        value={size}
        IconComponent={ExpandMoreRounded}
        onChange={(event) => onChange(Number(event.target.value))}
        sx={{ typography: 'body2', color: 'text.primary', fontWeight: 600 }}
      >
        {sizes.map((choice) => (
          <option key={choice} value={choice}>
            {choice === -1 ? text('all') : choice}
          </option>
        ))}
      </NativeSelect>
    </Stack>
  );
}

const noChoice: readonly number[] = [];
const rowsOf = (size: number) => (size === -1 ? Infinity : size);

function Foot({ list, total, sizes = noChoice }: ListPagerProps) {
  const text = useText(tableTexts);
  const { page, size } = list.input;
  const isAll = size === -1;
  const to = isAll ? total : Math.min(page * size, total);
  if (total <= Math.min(...[size, ...sizes].map(rowsOf))) return null;
  return (
    <Stack
      component="nav"
      aria-label={text('pages')}
      direction="row"
      sx={{
        alignItems: 'center',
        justifyContent: 'flex-end',
        flexWrap: 'wrap',
        gap: 1,
        pt: 1.5,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {sizes.length > 1 && (
        <SizeChoice sizes={sizes} size={size} onChange={(choice) => list.setPage(1, choice)} />
      )}
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {text('range', { from: isAll ? 1 : (page - 1) * size + 1, to, total })}
        </Box>
        <IconButton
          aria-label={text('previous')}
          disabled={page === 1}
          onClick={() => list.setPage(page - 1, size)}
        >
          <ChevronLeftRounded />
        </IconButton>
        <IconButton
          aria-label={text('next')}
          disabled={to >= total}
          onClick={() => list.setPage(page + 1, size)}
        >
          <ChevronRightRounded />
        </IconButton>
      </Stack>
    </Stack>
  );
}

export const ListPager = memo(Foot);
