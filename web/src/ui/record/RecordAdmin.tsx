import type { CommandContract, ParsedInputOf, QueryContract } from '@portal/contracts/kernel';
import { type ComponentType, useMemo, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import AddRounded from '@mui/icons-material/AddRounded';
import { useText } from '#core/i18n/use-text';
import { useCallList } from '#core/client/use-call-query';
import { ShelfDrawing } from '../drawings/EmptyDrawings';
import { SearchField } from '../list/SearchField';
import { Page } from '../Page';
import { QuestionDialog } from '../dialogs/QuestionDialog';
import { EmptyState } from '../states/EmptyState';
import { type Column, DataTable } from '../table/DataTable';
import { useTableList } from '../table/use-table-list';
import { RowFailures } from '../inbox/RowFailures';
import { recordTexts } from '../texts';
import { WorkBar } from '../inbox/WorkBar';
import { LeaveQuestion, useLeaving } from '../dialogs/LeaveGuard';
import { Loaded } from '../states/Loaded';
import { SkeletonRows } from '../states/Skeletons';
import { uiTexts } from '../texts/early';
import {
  type AnyDialogSpec,
  type AnyFormSpec,
  type AnyRecordSpec,
  type RecordDialogSpec,
  type RecordFormSpec,
  type RecordSpec,
  recordWords,
  requireWords,
  type RecordRow,
} from './record-spec';
import { AddRecordScreen, EditRecordScreen } from './RecordFormScreen';
import { RecordActions, RecordAddButton } from './RecordActions';
import { useRecordColumns } from './RecordColumns';
import { useRecordBulk, type RecordBulk } from './use-record-bulk';
import { useRecordRemoval } from './use-record-removal';
import { RecordEditor } from './RecordEditor';
import { useFormReset } from './use-form-reset';

interface RecordDialogSpecProps {
  spec: AnyDialogSpec;
}

interface RowsProps extends RecordDialogSpecProps {
  rows: readonly RecordRow[];
  onEdit: (row: RecordRow) => void;
}

function Rows({ spec, rows, onEdit }: RowsProps) {
  const { words, Card, nameOf } = spec;
  const text = useText(words);
  const removal = useRecordRemoval(spec);
  return (
    <>
      <Box component="ul" aria-label={text('title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <Stack
            key={row.id}
            component="li"
            direction="row"
            spacing={1}
            sx={{ py: 1, alignItems: 'flex-start', '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Card row={row} />
            </Box>
            <RecordActions name={nameOf(row)} edit={() => onEdit(row)} onRemove={() => removal.ask(row)} />
          </Stack>
        ))}
        {rows.length === 0 && <Box component="li">{text('emptyText')}</Box>}
      </Box>
      <QuestionDialog question={removal} />
    </>
  );
}

interface DialogFormProps extends RecordDialogSpecProps {
  /** `null` is new; undefined is gone. */
  row: RecordRow | null | undefined;
  rows: readonly RecordRow[];
  onReload: () => void;
  onTouched: (isTouched: boolean) => void;
  onCancel: () => void;
  onDone: () => void;
}

function DialogForm({ spec, row, rows, onReload, onTouched, onCancel, onDone }: DialogFormProps) {
  const text = useText(spec.words);
  const ui = useText(uiTexts);
  const cancel = <Button onClick={onCancel}>{ui('cancel')}</Button>;
  if (row === undefined) {
    return (
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Box role="alert">{text('missing')}</Box>
        {cancel}
      </Stack>
    );
  }
  const { blank } = spec;
  const started: FieldValues = typeof blank === 'function' ? blank(rows, new URLSearchParams()) : blank;
  const values = row === null ? started : spec.valuesOf(row);
  return (
    <RecordEditor
      isInDialog
      spec={spec}
      row={row}
      values={values}
      onReload={onReload}
      onTouched={onTouched}
      cancel={cancel}
      onSaved={onDone}
    />
  );
}

/** `null` is new. */
interface Editing {
  readonly id: RecordRow['id'] | null;
}

function RecordDialog({ spec, onClose }: RecordDialogSpecProps & { onClose: () => void }) {
  const text = useText(spec.words);
  const ui = useText(uiTexts);
  const titleId = useId();
  const query = useCallList(spec.calls.list, {});
  const formReset = useFormReset(query);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [hasTyped, setTyped] = useState(false);
  const leaving = useLeaving(hasTyped);
  const toList = () => setEditing(null);
  const title = editing === null ? 'title' : editing.id === null ? 'newTitle' : 'editTitle';
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={() => leaving.leave(onClose)} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text(title)}</DialogTitle>
      <DialogContent>
        <Loaded query={query} skeleton={<SkeletonRows rows={3} />}>
          {(data) => {
            const rows = data.rows as readonly RecordRow[];
            if (editing === null)
              return <Rows spec={spec} rows={rows} onEdit={({ id }) => setEditing({ id })} />;
            return (
              <DialogForm
                key={`${editing.id}-${formReset.number}`}
                spec={spec}
                rows={rows}
                row={editing.id === null ? null : rows.find(({ id }) => id === editing.id)}
                onReload={formReset.reload}
                onTouched={setTyped}
                onCancel={() => leaving.leave(toList)}
                onDone={toList}
              />
            );
          }}
        </Loaded>
      </DialogContent>
      {editing === null && (
        <DialogActions>
          <Button startIcon={<AddRounded aria-hidden />} onClick={() => setEditing({ id: null })}>
            {text('add')}
          </Button>
          <Button variant="contained" color="primary" onClick={onClose}>
            {ui('close')}
          </Button>
        </DialogActions>
      )}
      {leaving.isAsking && (
        <LeaveQuestion text="leaveDialogText" onStay={leaving.stay} onLeave={leaving.confirm} />
      )}
    </Dialog>
  );
}

function RecordBulkBar({ bulk, total }: { bulk: RecordBulk; total: number }) {
  const text = useText(recordTexts);
  const { selection, selectAll, many, switchMany, removal } = bulk;
  const { rows } = selection;
  const set = (isOn: boolean) => {
    selection.clear();
    void switchMany?.(rows, isOn);
  };
  return (
    <WorkBar
      count={rows.length}
      total={total}
      onSelectAll={selectAll}
      progress={many.progress}
      onClear={selection.clear}
    >
      {switchMany !== undefined && (
        <>
          <Button size="small" startIcon={<CheckCircleRounded />} onClick={() => set(true)}>
            {text('switchOn')}
          </Button>
          <Button size="small" startIcon={<VisibilityOffRounded />} onClick={() => set(false)}>
            {text('switchOff')}
          </Button>
        </>
      )}
      <Button size="small" startIcon={<DeleteOutlineRounded />} onClick={() => removal.ask(rows)}>
        {text('removeMany')}
      </Button>
    </WorkBar>
  );
}

const nothing: { readonly rows: readonly RecordRow[]; readonly total: number } = { rows: [], total: 0 };

interface SpecProps {
  spec: AnyRecordSpec;
}

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

function RecordListScreen({ spec }: SpecProps) {
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

export interface RecordForms {
  readonly AddScreen: ComponentType;
  readonly EditScreen: ComponentType;
}

export interface RecordScreens extends RecordForms {
  readonly ListScreen: ComponentType;
}

const formsOf = (spec: AnyFormSpec): RecordForms => ({
  AddScreen: () => <AddRecordScreen spec={spec} />,
  EditScreen: () => <EditRecordScreen spec={spec} />,
});

/** Conflicts, leave guard, undo of deletion. @throws when a text is missing */
export function recordAdmin<
  List extends QueryContract,
  Add extends CommandContract,
  Values extends FieldValues = ParsedInputOf<Add> & FieldValues,
>(spec: RecordSpec<List, Add, Values>): RecordScreens {
  requireWords(spec.words, recordWords.admin);
  const any = spec as unknown as AnyRecordSpec;
  return { ListScreen: () => <RecordListScreen spec={any} />, ...formsOf(any) };
}

/** For lists elsewhere, such as a tree. */
export function recordForms<
  List extends QueryContract,
  Add extends CommandContract,
  Values extends FieldValues = ParsedInputOf<Add> & FieldValues,
>(spec: RecordFormSpec<List, Add, Values>): RecordForms {
  requireWords(spec.words, recordWords.form);
  return formsOf(spec as unknown as AnyFormSpec);
}

/** For a few records. */
export function recordDialog<
  List extends QueryContract,
  Add extends CommandContract,
  Values extends FieldValues = ParsedInputOf<Add> & FieldValues,
>(spec: RecordDialogSpec<List, Add, Values>): ComponentType<{ onClose: () => void }> {
  requireWords(spec.words, recordWords.dialog);
  const any = spec as unknown as AnyDialogSpec;
  return ({ onClose }) => <RecordDialog spec={any} onClose={onClose} />;
}
