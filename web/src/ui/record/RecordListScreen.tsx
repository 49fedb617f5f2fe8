import Stack from '@mui/material/Stack';
import type { QueryContract } from '@portal/contracts/kernel';
import { useMemo } from 'react';
import { useText } from '#core/i18n/use-text';
import { ShelfDrawing } from '../drawings/ShelfDrawing';
import { SearchField } from '../list/SearchField';
import { Page } from '../Page';
import { QuestionDialog } from '../dialogs/QuestionDialog';
import { EmptyState } from '../states/EmptyState';
import { type Column, DataTable } from '../table/DataTable';
import { useTableList } from '../table/use-table-list';
import { RowFailures } from '../inbox/RowFailures';
import { RecordActions, RecordAddButton } from './RecordActions';
import { RecordBulkBar } from './RecordBulkBar';
import { useRecordColumns } from './RecordColumns';
import type { AnyRecordSpec, RecordRow } from './record-spec';
import { recordTexts } from '../texts';
import { useRecordBulk } from './use-record-bulk';
import { useRecordRemoval } from './use-record-removal';

const nothing: { readonly rows: readonly RecordRow[]; readonly total: number } = { rows: [], total: 0 };

interface SpecProps {
  spec: AnyRecordSpec;
}

/** The declared columns, and the one with the actions. */
function useTableColumns(spec: AnyRecordSpec, onRemove: (row: RecordRow) => void) {
  const text = useText(recordTexts);
  const { shown, exported } = useRecordColumns(spec.words, spec.columns);
  const columns = useMemo((): readonly Column<RecordRow>[] => {
    const actions: Column<RecordRow> = {
      field: 'actions',
      headerName: text('actions'),
      width: 96,
      sortable: false,
      hideable: false,
      renderCell: ({ row }) => (
        <RecordActions
          name={spec.nameOf(row)}
          edit={`${spec.path}/${row.id}`}
          onRemove={() => onRemove(row)}
        />
      ),
    };
    return [...shown, actions];
  }, [shown, spec, text, onRemove]);
  return { columns, exported };
}

/** The page that the address asks for, and what can be done with many of its rows. */
function useRecordList(spec: AnyRecordSpec) {
  const { calls, pages, filters } = spec;
  const table = useTableList<QueryContract, string>(calls.list, {
    filters: filters?.names,
    pageSizes: pages?.sizes,
    defaultSize: pages?.usual,
  });
  const { list, pageSizes } = table;
  const query = table.query as unknown as Parameters<typeof DataTable<RecordRow>>[0]['query'];
  const load = table.load as () => Promise<readonly RecordRow[]>;
  const { rows, total } = query.data ?? nothing;
  const view = JSON.stringify([list.input.q, list.filters]);
  return { list, query, load, total, pageSizes, bulk: useRecordBulk(spec, { rows, view, load }) };
}

/** The list of a record's administration: find, sort, choose columns, keep views, export, edit, delete with undo. */
export function RecordListScreen({ spec }: SpecProps) {
  const { path, words, nameOf, Card, RowActions: OwnActions, Above, filters } = spec;
  const text = useText(words);
  const own = useText(recordTexts);
  const { list, query, load, total, pageSizes, bulk } = useRecordList(spec);
  const removal = useRecordRemoval(spec);
  const { columns, exported } = useTableColumns(spec, removal.ask);
  return (
    <Page
      title={text('title')}
      subtitle={text('subtitle')}
      width="full"
      actions={<RecordAddButton {...spec} />}
    >
      {Above && <Above />}
      <RowFailures many={bulk.many} title={(count) => own('failedMany', { count })} rowName={nameOf} />
      <DataTable
        name={path}
        label={text('title')}
        list={list}
        query={query}
        columns={columns}
        exported={{ columns: exported, load }}
        rowId={({ id }) => id}
        pageSizes={pageSizes}
        toolbar={
          <>
            <SearchField label={text('search')} value={list.input.q ?? ''} onSearch={list.search} />
            {filters && <filters.Bar list={list} />}
          </>
        }
        card={(row) => <Card row={row} />}
        cardActions={(row) => {
          const usual = (
            <RecordActions name={nameOf(row)} edit={`${path}/${row.id}`} onRemove={() => removal.ask(row)} />
          );
          if (OwnActions === undefined) return usual;
          return (
            <Stack direction="row" sx={{ justifyContent: 'space-between', width: '100%' }}>
              <OwnActions row={row} />
              {usual}
            </Stack>
          );
        }}
        rowName={nameOf}
        selection={bulk.selection}
        bulkBar={<RecordBulkBar bulk={bulk} total={total} />}
        linkTo={({ id }) => `${path}/${id}`}
        empty={
          <EmptyState
            drawing={<ShelfDrawing />}
            title={text('emptyTitle')}
            text={text('emptyText')}
            action={<RecordAddButton {...spec} />}
          />
        }
      />
      <QuestionDialog question={removal} />
      <QuestionDialog question={bulk.removal} />
    </Page>
  );
}
