import { Box, Stack, Typography } from '@mui/material';
import type { RestaurantState } from '@portal/contracts/areas/network';
import { spansText } from '@portal/contracts/areas/channels';
import { useCallback, useMemo } from 'react';
import { useDates, useSpans } from '#core/i18n/dates';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { SearchField } from '#ui/list/SearchField';
import { useListUrl } from '#ui/list/use-list-url';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { type Column, DataTable } from '#ui/table/DataTable';
import { useSelectedRows } from '#ui/table/use-selected-rows';
import { hasWords, openOrders, states, useRestaurantStates, useStateWords } from './network';
import { GoTo, RestaurantActions, RestaurantName, Signs, useHasActions } from './RestaurantSummary';
import { StateLine } from './StateDrawing';
import { networkTexts, ownTexts } from './texts';

/** Sort fields of the columns. */
const sortValues: Readonly<Record<string, (row: RestaurantState) => string | number>> = {
  name: ({ name }) => name.toLocaleLowerCase(),
  state: ({ state }) => states.indexOf(state),
  orders: openOrders,
  warnings: ({ warnings }) => warnings,
  plan: ({ plan_actions }) => plan_actions ?? 0,
  planned: ({ planned }) => planned ?? '9999',
  special: ({ special_day }) => special_day?.day ?? '9999',
  changed: ({ changed_at }) => changed_at ?? '',
};

function sorted(rows: readonly RestaurantState[], sort = 'name') {
  const isDescending = sort.startsWith('-');
  const value = sortValues[isDescending ? sort.slice(1) : sort] ?? (() => 0);
  const compare = (one: RestaurantState, other: RestaurantState) => {
    const a = value(one);
    const b = value(other);
    if (a === b) return 0;
    return a < b === isDescending ? 1 : -1;
  };
  return rows.toSorted(compare);
}

/** Hours break between spans only. */
const whole = (hours: string) => hours.replaceAll('–', '\u2060–\u2060');

/** Each cell leads to its place, with its restaurant chosen. */
function useCells() {
  const text = useText(ownTexts);
  const networkText = useText(networkTexts);
  const words = useStateWords();
  const dates = useDates();
  const spans = useSpans();
  const { language } = useLanguage();
  return useMemo(() => {
    return {
      state: (row: RestaurantState) => (
        <GoTo restaurant={row} to="/channels">
          <StateLine state={row.state}>{words.stateOf(row)}</StateLine>
        </GoTo>
      ),
      orders: (row: RestaurantState) => (
        <Stack sx={{ alignItems: 'flex-start', gap: 0.5 }}>
          <GoTo restaurant={row} to={row.orders.restaurant > 0 ? '/orders?turn=restaurant' : '/orders'}>
            {words.ordersOf(row)}
          </GoTo>
          {row.orders.late > 0 && <Signs row={{ ...row, warnings: 0 }} />}
        </Stack>
      ),
      pause: (row: RestaurantState) => (
        <GoTo restaurant={row} to="/pauses">
          {row.pause === null ? text('none') : words.pauseOf(row)}
        </GoTo>
      ),
      warnings: (row: RestaurantState) => (
        <GoTo restaurant={row} to="/diagnostic">
          {row.warnings === 0 ? text('none') : networkText('warnings', { count: row.warnings })}
        </GoTo>
      ),
      plan: (row: RestaurantState) => (
        <GoTo restaurant={row} to="/planner">
          {text('planActions', { count: row.plan_actions ?? 0 })}
        </GoTo>
      ),
      planned: (row: RestaurantState) => (
        <GoTo restaurant={row} to="/channels">
          {row.planned === null ? text('none') : dates.day(row.planned)}
        </GoTo>
      ),
      special: ({ id, special_day: special }: RestaurantState) => (
        <GoTo restaurant={{ id }} to="/channels">
          {special === null
            ? text('none')
            : `${spans.dayAndMonth(special.day)}: ${whole(spansText(special.spans, language))}`}
        </GoTo>
      ),
      changed: (row: RestaurantState) =>
        row.changed_at === null ? text('never') : dates.day(row.changed_at),
    };
  }, [text, networkText, words, dates, spans, language]);
}

type Cells = ReturnType<typeof useCells>;

/** Without what the market does not have. */
function useParts(): readonly {
  readonly field: keyof Cells;
  readonly label: string;
  readonly width: number;
}[] {
  const text = useText(ownTexts);
  const networkText = useText(networkTexts);
  const { features } = useMarket();
  return useMemo(
    () => [
      { field: 'state', label: text('now'), width: 190 },
      { field: 'orders', label: text('orders'), width: 145 },
      ...(features.mobileOrderPause
        ? [{ field: 'pause' as const, label: networkText('pause'), width: 150 }]
        : []),
      ...(features.diagnosticAndPlanner
        ? [
            { field: 'warnings' as const, label: text('warnings'), width: 85 },
            { field: 'plan' as const, label: text('plan'), width: 105 },
          ]
        : []),
      { field: 'planned', label: text('planned'), width: 125 },
      { field: 'special', label: text('special'), width: 150 },
      { field: 'changed', label: text('changed'), width: 115 },
    ],
    [text, networkText, features],
  );
}

function RestaurantCard({ row }: { row: RestaurantState }) {
  const cells = useCells();
  const parts = useParts();
  return (
    <Stack spacing={1}>
      <RestaurantName row={row} />
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(6rem, auto) 1fr',
          columnGap: 2,
          rowGap: 0.25,
          alignItems: 'baseline',
        }}
      >
        {parts.map(({ field, label }) => (
          <Box key={field} sx={{ display: 'contents' }}>
            <Typography variant="caption" component="dt" color="textSecondary">
              {label}
            </Typography>
            <Typography variant="body2" component="dd" sx={{ m: 0 }}>
              {cells[field](row)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}

function useColumns(): readonly Column<RestaurantState>[] {
  const cells = useCells();
  const parts = useParts();
  const text = useText(networkTexts);
  return useMemo(
    () => [
      {
        field: 'name',
        headerName: text('restaurant'),
        flex: 1,
        minWidth: 165,
        keeps: true,
        renderCell: ({ row }) => (
          <Box sx={{ py: 1 }}>
            <RestaurantName row={row} />
          </Box>
        ),
      },
      ...parts.map(({ field, label, width }): Column<RestaurantState> => ({
        field,
        headerName: label,
        width,
        sortable: field !== 'pause',
        keeps: field === 'state' || field === 'orders',
        renderCell: ({ row }) => cells[field](row),
      })),
    ],
    [cells, parts, text],
  );
}

const pageSizes = [-1] as const;
const idOf = ({ id }: RestaurantState) => id;

export function RestaurantsScreen() {
  const text = useText(ownTexts);
  const searchText = useText(networkTexts);
  const query = useRestaurantStates();
  const list = useListUrl({ defaultSize: -1 });
  const { q = '', sort } = list.input;
  const all = query.data?.rows;
  const rows = useMemo(
    () =>
      sorted(
        (all ?? []).filter((row) => hasWords(row, q)),
        sort,
      ),
    [all, q, sort],
  );
  const selection = useSelectedRows({ rows, rowId: idOf, view: q });
  const hasActions = useHasActions();
  const columns = useColumns();
  const card = useCallback((row: RestaurantState) => <RestaurantCard row={row} />, []);
  return (
    <Page title={text('title')} subtitle={text('subtitle')}>
      <DataTable
        name="own-restaurants"
        label={text('table')}
        list={list}
        query={query}
        rows={rows}
        columns={columns}
        rowId={idOf}
        rowName={({ name }) => name}
        card={card}
        pageSizes={pageSizes}
        {...(hasActions && { selection })}
        toolbar={<SearchField atOnce label={searchText('search')} value={q} onSearch={list.search} />}
        empty={<EmptyState title={text('emptyTitle')} text={text('emptyText')} />}
        bulkBar={<RestaurantActions selected={selection.rows} onEnd={selection.clear} />}
      />
    </Page>
  );
}
