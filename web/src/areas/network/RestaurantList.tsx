import { Button, ButtonBase, Checkbox, Stack } from '@mui/material';
import { styled } from '@mui/material/styles';
import { downloadPeriod, type RestaurantState } from '@portal/contracts/areas/network';
import { useEffect, useRef } from 'react';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { SearchDrawing } from '#ui/drawings/EmptyDrawings';
import { EmptyState } from '#ui/states/EmptyState';
import { useStateWords } from './network';
import { RestaurantName, useHasActions } from './RestaurantSummary';
import { valueOf } from './SpotDrawing';
import { StateLine } from './StateDrawing';
import { mapTexts, networkTexts } from './texts';
import type { MapFilters } from './use-map-filters';

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  position: 'relative',
  overflowY: 'auto',
  borderWidth: 1,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.divider,
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.paper,
  '& > li': {
    display: 'flex',
    alignItems: 'flex-start',
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 5rem',
    borderColor: theme.vars.palette.divider,
    borderStyle: 'solid',
    borderWidth: 0,
  },
  '& > li + li': { borderTopWidth: 1 },
  '& > li[data-chosen="true"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 9%, transparent)`,
  },
}));

interface ListProps {
  filters: MapFilters;
  marked: ReadonlySet<number>;
  onMark: (id: number) => void;
  /** CSS. */
  maxHeight: string;
}

export function RestaurantList({ filters, marked, onMark, maxHeight }: ListProps) {
  const text = useText(networkTexts);
  const byText = useText(mapTexts);
  const { stateOf, ordersOf } = useStateWords();
  const hasActions = useHasActions();
  const list = useRef<HTMLUListElement>(null);
  const { found, by, selected } = filters;
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[data-chosen="true"]');
    // Scrolls the list, not the page.
    if (item && list.current) list.current.scrollTop = item.offsetTop - list.current.clientHeight / 2;
  }, [selected]);
  const lineOf = (row: RestaurantState) =>
    by === 'state' || by === 'orders'
      ? ordersOf(row)
      : text(by, { count: valueOf(row, by), days: downloadPeriod });
  if (found.length === 0) {
    return (
      <EmptyState
        drawing={<SearchDrawing />}
        title={text('noneTitle')}
        text={text('noneText')}
        action={<Button onClick={filters.clear}>{byText('clear')}</Button>}
      />
    );
  }
  return (
    <Rows ref={list} aria-label={byText('list')} sx={{ maxHeight }}>
      {found.map((row) => (
        <li key={row.id} data-chosen={row.id === selected}>
          {hasActions && (
            <Checkbox
              size="small"
              checked={marked.has(row.id)}
              onChange={() => onMark(row.id)}
              slotProps={{ input: { 'aria-label': text('select', { name: row.name }) } }}
              sx={{ mt: 0.75, ml: 0.5 }}
            />
          )}
          <ButtonBase
            aria-pressed={row.id === selected}
            onClick={() => filters.select(row.id === selected ? null : row.id)}
            sx={{ flex: 1, display: 'block', textAlign: 'start', px: 2, py: 1.25, minWidth: 0 }}
          >
            <RestaurantName row={row} />
            <Stack
              direction="row"
              useFlexGap
              sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, pt: 0.5, typography: 'caption' }}
            >
              <StateLine state={row.state}>{stateOf(row)}</StateLine>
              <span>{lineOf(row)}</span>
            </Stack>
          </ButtonBase>
        </li>
      ))}
    </Rows>
  );
}
