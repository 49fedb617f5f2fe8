import FilterListRounded from '@mui/icons-material/FilterListRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useText } from '#core/i18n/use-text';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import type { FilterOption } from '#ui/list/FilterChips';
import type { ListUrl } from '#ui/list/use-list-url';
import { cardTexts } from '../texts';
import { SelectButton } from '../selection/SelectButton';
import { SortMenu } from './SortMenu';

interface ListBarProps {
  list: ListUrl<'type' | 'lang'>;
  /** Formats that occur in the list. */
  formats: readonly FilterOption[];
  /** Over all pages; undefined while nobody knows. */
  total: number | undefined;
  /** Stands first: the way to the sections on phones. */
  children?: ReactNode;
}

/** How many pieces there are, of which formats and in which order; all of it in the address (U6). */
export function ListBar({ list, formats, total, children }: ListBarProps) {
  const text = useText(cardTexts);
  const isEmpty = total === 0 && !list.isNarrowed;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 3 }}>
      {children}
      {!isEmpty && (
        <>
          <ChoiceMenu
            label={text('format')}
            icon={<FilterListRounded />}
            options={formats}
            value={list.filters.type ?? ''}
            onChange={(value) => list.filter('type', value)}
            multiple
          />
          <SortMenu list={list} />
          <SelectButton />
        </>
      )}
      {list.isNarrowed && (
        <Button variant="text" size="small" onClick={list.clear}>
          {text('clearFilters')}
        </Button>
      )}
      <Box role="status" sx={{ ml: 'auto', typography: 'body2', color: 'text.secondary' }}>
        {total !== undefined && !isEmpty && text('pieces', { count: total })}
      </Box>
    </Stack>
  );
}
