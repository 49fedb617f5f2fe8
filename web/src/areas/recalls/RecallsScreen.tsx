import { Button, LinearProgress, Stack, Typography } from '@mui/material';
import { type Recall, recallQueries, recallStatuses } from '@portal/contracts/areas/recalls';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { ShelfDrawing } from '#ui/drawings/EmptyDrawings';
import { FilterChips } from '#ui/list/FilterChips';
import { SearchField } from '#ui/list/SearchField';
import { Page } from '#ui/Page';
import { column, type RecordColumn, useRecordColumns } from '#ui/record/RecordColumns';
import { EmptyState } from '#ui/states/EmptyState';
import { StatusChip } from '#ui/StatusChip';
import { DataTable } from '#ui/table/DataTable';
import { TwoLines } from '#ui/table/TwoLines';
import { useTableList } from '#ui/table/use-table-list';
import { unbroken } from '#ui/unbroken';
import { useRecallAction, useRecallStatus } from './recalls';
import { adminTexts, recallTexts } from './texts';

const filters = ['status'] as const;

const StatusCell = ({ recall }: { recall: Recall }) => <StatusChip {...useRecallStatus()(recall)} />;

function ProgressCell({ recall: { confirmed, asked } }: { recall: Recall }) {
  const text = useText(adminTexts);
  return (
    <Stack spacing={0.5} sx={{ width: '100%', justifyContent: 'center' }}>
      <span>{text('of', { confirmed, asked })}</span>
      <LinearProgress
        aria-hidden
        variant="determinate"
        color={confirmed === asked ? 'success' : 'primary'}
        value={(100 * confirmed) / asked}
      />
    </Stack>
  );
}

function RecallCard({ recall }: { recall: Recall }) {
  const text = useText(recallTexts);
  const dates = useDates();
  const actionOf = useRecallAction();
  return (
    <Stack spacing={0.5} sx={{ minWidth: 0 }}>
      <Typography variant="subtitle1" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {unbroken(recall.resource.name)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {unbroken(actionOf(recall))}
        <br />
        {text('until', { day: dates.day(recall.until) })}
      </Typography>
      <ProgressCell recall={recall} />
    </Stack>
  );
}

const cardOf = (recall: Recall) => <RecallCard recall={recall} />;
const statusCell = (recall: Recall) => <StatusCell recall={recall} />;

function useColumns() {
  const text = useText(adminTexts);
  const actionOf = useRecallAction();
  const statusOf = useRecallStatus();
  const columns = useMemo(
    (): readonly RecordColumn<Recall>[] => [
      {
        field: 'resource',
        header: 'resource',
        flex: 1.4,
        minWidth: 160,
        sortable: false,
        hideable: false,
        value: ({ resource }) => resource.name,
        cell: ({ resource }) => <TwoLines>{unbroken(resource.name)}</TwoLines>,
      },
      {
        field: 'action',
        header: 'action',
        flex: 1,
        minWidth: 140,
        sortable: false,
        value: actionOf,
        cell: (recall) => <TwoLines>{unbroken(actionOf(recall))}</TwoLines>,
      },
      {
        field: 'progress',
        header: 'progress',
        width: 120,
        sortable: false,
        keeps: true,
        value: ({ confirmed, asked }) => text('of', { confirmed, asked }),
        cell: (recall) => <ProgressCell recall={recall} />,
      },
      column.day('until'),
      column.time('started_at', { firstSort: 'desc' }),
      column.text('started_by', { sortable: false }),
      { field: 'text', header: 'text', isOnlyExported: true, value: (recall) => recall.text },
      { field: 'reminders', header: 'reminders', isOnlyExported: true, value: ({ reminders }) => reminders },
      {
        field: 'status',
        header: 'status',
        width: 180,
        sortable: false,
        keeps: true,
        value: (recall) => statusOf(recall).label,
        cell: statusCell,
      },
    ],
    [text, actionOf, statusOf],
  );
  return useRecordColumns(adminTexts, columns);
}

/** Of all restaurants; counts live. */
export function RecallsScreen() {
  const text = useText(adminTexts);
  const words = useText(recallTexts);
  const table = useTableList(recallQueries.ListRecalls, { filters });
  const { list } = table;
  const { shown, exported } = useColumns();
  return (
    <Page title={text('title')} subtitle={text('subtitle')} width="full">
      <DataTable
        {...table}
        name="recalls"
        label={text('list')}
        columns={shown}
        exported={{ columns: exported, load: table.load }}
        rowId={({ id }) => id}
        rowName={({ resource: { name }, confirmed, asked }) =>
          text('rowName', { name, count: text('of', { confirmed, asked }) })
        }
        linkTo={({ id }) => `/admin/recalls/${id}`}
        usualSort="-started_at"
        card={cardOf}
        cardActions={statusCell}
        toolbar={
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
            <SearchField label={text('search')} value={list.input.q ?? ''} onSearch={list.search} />
            <FilterChips
              multiple
              label={text('status')}
              value={list.filters.status ?? ''}
              onChange={(value) => list.filter('status', value)}
              options={recallStatuses.map((value) => ({ value, label: words(`status.${value}`) }))}
            />
          </Stack>
        }
        empty={
          <EmptyState
            drawing={<ShelfDrawing />}
            title={text('emptyTitle')}
            text={text('emptyText')}
            action={
              <Button component={Link} to="/admin/resources">
                {text('toResources')}
              </Button>
            }
          />
        }
      />
    </Page>
  );
}
