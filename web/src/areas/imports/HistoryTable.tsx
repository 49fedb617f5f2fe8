import UndoRounded from '@mui/icons-material/UndoRounded';
import { Box, Button, Stack, Typography } from '@mui/material';
import {
  importKinds,
  importQueries,
  importStatuses,
  isDiscardable,
  importCommands,
  type ImportRecord,
} from '@portal/contracts/areas/imports';
import type { InputOf, OutputOf } from '@portal/contracts/kernel';
import { useMemo, useCallback } from 'react';
import { useText } from '#core/i18n/use-text';
import { QuestionDialog, useQuestion } from '#ui/dialogs/QuestionDialog';
import { DayAndAge } from '#ui/DayAndAge';
import { TrayDrawing } from '#ui/drawings/EmptyDrawings';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import { SearchField } from '#ui/list/SearchField';
import { useAddress, withChanges } from '#ui/list/use-address';
import type { ListUrl } from '#ui/list/use-list-url';
import { PartHead } from '#ui/PartHead';
import { EmptyState } from '#ui/states/EmptyState';
import { type Column, DataTable } from '#ui/table/DataTable';
import { TwoLines } from '#ui/table/TwoLines';
import { useTableList } from '#ui/table/use-table-list';
import { useCallClient } from '#core/client/call-client';
import { useCallCommand } from '#core/client/use-call-command';
import { useToast } from '#ui/toast/toast-context';
import { useDates } from '#core/i18n/dates';
import { useCountsText, useKindNames, queriesOfImports } from './imports';
import { type DiscardableImport, DiscardButton, ImportStatusChip } from './ImportPanel';
import { historyTexts, importsTexts, confirmTexts } from './texts';

type ImportRow = Omit<ImportRecord, 'problems'>;

function SecondLine({ children }: { children: string }) {
  return (
    <Typography
      variant="caption"
      component="span"
      color="textSecondary"
      sx={{ display: 'block', whiteSpace: 'normal' }}
    >
      {children}
    </Typography>
  );
}

function WhoCell({ row }: { row: ImportRow }) {
  const text = useText(historyTexts);
  const who = row.confirmed_by || row.user_name || text('somebody');
  return (
    <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {who}
      {row.undone_date !== null && (
        <SecondLine>{text('undoneBy', { who: row.undone_by || text('somebody') })}</SecondLine>
      )}
      {row.status === 'discarded' && row.discarded_by !== who && (
        <SecondLine>{text('discardedBy', { who: row.discarded_by || text('somebody') })}</SecondLine>
      )}
    </Box>
  );
}

function ImportCard({ row }: { row: ImportRow }) {
  const countsText = useCountsText();
  const { kindName } = useKindNames();
  const dates = useDates();
  return (
    <Stack spacing={0.75} sx={{ minWidth: 0, alignItems: 'flex-start' }}>
      <Typography variant="subtitle1" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {row.filename}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {`${kindName(row.kind)} · ${dates.time(row.created_date)}`}
      </Typography>
      <Typography variant="body2" component="div">
        <WhoCell row={row} />
      </Typography>
      <Typography
        variant="body2"
        component="div"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
      >
        <ImportStatusChip status={row.status} />
        {countsText(row)}
      </Typography>
    </Stack>
  );
}

type OpenImport = OutputOf<typeof importQueries.GetImport>;

/** Names in the question. */
const maxNamed = 4;

/** W36. */
function useUndoQuestion() {
  const text = useText(confirmTexts);
  const client = useCallClient();
  const toast = useToast();
  const { send } = useCallCommand(importCommands.UndoImport, { refresh: queriesOfImports });
  const namesOf = (newer: NonNullable<OpenImport['undo']>['newer']) => {
    const names = newer.slice(0, maxNamed).map(({ name }) => name);
    return newer.length > maxNamed
      ? text('more', { names: names.join(', '), count: newer.length - maxNamed })
      : names.join(', ');
  };
  const question = useQuestion<OpenImport>({
    words: {
      title: ({ filename }) => text('undoTitle', { name: filename }),
      text: ({ kind, undo }) =>
        text('undoText', {
          kind,
          restorable: undo?.restorable ?? 0,
          newer: undo?.newer.length ?? 0,
          names: namesOf(undo?.newer ?? []),
        }),
      confirm: () => text('undoConfirm'),
    },
    act: ({ id }) => send({ id }),
    onDone: ({ filename }) => toast.done(text('undone', { name: filename })),
  });
  const { ask } = question;
  return {
    ...question,
    askFor: useCallback(
      async (id: string) => {
        try {
          ask((await client.send(importQueries.GetImport, { id })).data);
        } catch (error) {
          toast.failed(error);
        }
      },
      [ask, client, toast],
    ),
  };
}

const pageSizes = [10, 25, 50] as const;
/** Not `kind`: in the address that is the kind of the import form. */
const filters = ['of', 'status'] as const;

/** Known names of a comma-separated list. */
const namedIn = <T extends string>(names: readonly T[], text = ''): T[] | undefined => {
  const named = names.filter((name) => text.split(',').includes(name));
  return named.length === 0 ? undefined : named;
};

const inputOf = ({ page, size, sort, q, of, status }: ListUrl<(typeof filters)[number]>['input']) =>
  ({
    page,
    size,
    sort,
    q,
    kind: namedIn(importKinds, of),
    status: namedIn(importStatuses, status),
  }) as InputOf<typeof importQueries.ListImports>;

function useHistoryColumns(actions: RowActions): readonly Column<ImportRow>[] {
  const text = useText(historyTexts);
  const countsText = useCountsText();
  const { kindName } = useKindNames();
  return useMemo(
    () => [
      {
        field: 'filename',
        headerName: text('file'),
        flex: 2.4,
        minWidth: 180,
        keeps: true,
        hideable: false,
        renderCell: ({ row }) => <TwoLines>{row.filename}</TwoLines>,
      },
      {
        field: 'kind',
        headerName: text('type'),
        flex: 1.4,
        minWidth: 130,
        renderCell: ({ row }) => <TwoLines>{kindName(row.kind)}</TwoLines>,
      },
      {
        field: 'status',
        headerName: text('status'),
        width: 150,
        keeps: true,
        renderCell: ({ row }) => <ImportStatusChip status={row.status} />,
      },
      {
        field: 'counts',
        headerName: text('counts'),
        flex: 1.6,
        minWidth: 140,
        sortable: false,
        renderCell: ({ row }) => <TwoLines>{countsText(row)}</TwoLines>,
      },
      {
        field: 'user_name',
        headerName: text('user_name'),
        flex: 1.6,
        minWidth: 140,
        sortable: false,
        renderCell: ({ row }) => <WhoCell row={row} />,
      },
      {
        field: 'created_date',
        headerName: text('created_date'),
        width: 130,
        firstSort: 'desc',
        renderCell: ({ row }) => <DayAndAge at={row.created_date} />,
      },
      {
        field: 'actions',
        headerName: text('actions'),
        width: 124,
        sortable: false,
        keeps: true,
        hideable: false,
        hidesHead: true,
        renderCell: ({ row }) => <WayBackButton row={row} {...actions} />,
      },
    ],
    [text, countsText, kindName, actions],
  );
}

interface RowActions {
  readonly onUndo: (id: string) => void;
  readonly onDiscard: (found: DiscardableImport) => void;
}

function WayBackButton({ row, onUndo, onDiscard }: { row: ImportRow } & RowActions) {
  const text = useText(importsTexts);
  if (isDiscardable(row.status)) return <DiscardButton found={row} onDiscard={onDiscard} />;
  if (row.status !== 'confirmed') return null;
  return (
    <Button
      size="small"
      startIcon={<UndoRounded />}
      aria-label={text('undoNamed', { name: row.filename })}
      onClick={() => onUndo(row.id)}
    >
      {text('undo')}
    </Button>
  );
}

interface HistoryTableProps {
  openId: string | undefined;
  onDiscard: RowActions['onDiscard'];
}

/** W36. */
export function HistoryTable({ openId, onDiscard }: HistoryTableProps) {
  const text = useText(historyTexts);
  const importsText = useText(importsTexts);
  const { kindName } = useKindNames();
  const { search } = useAddress();
  const undo = useUndoQuestion();
  const table = useTableList(importQueries.ListImports, { pageSizes, filters, inputOf });
  const { list, query } = table;
  const { askFor } = undo;
  const actions = useMemo(
    (): RowActions => ({ onDiscard, onUndo: (id) => void askFor(id) }),
    [askFor, onDiscard],
  );
  const columns = useHistoryColumns(actions);
  return (
    <section aria-labelledby="import-history">
      <PartHead id="import-history" title={text('title')} />
      <DataTable
        name="imports"
        label={text('title')}
        list={list}
        query={query}
        columns={columns}
        pageSizes={pageSizes}
        {...(openId === undefined ? {} : { openId })}
        rowId={({ id }) => id}
        rowName={({ filename }) => text('see', { name: filename })}
        linkTo={({ id, kind }) => `?${withChanges(search, { kind, import: id }).toString()}`}
        card={(row) => <ImportCard row={row} />}
        cardActions={(row) => <WayBackButton row={row} {...actions} />}
        toolbar={
          <>
            <SearchField label={text('search')} value={list.input.q ?? ''} onSearch={list.search} />
            <ChoiceMenu
              multiple
              label={text('type')}
              options={importKinds.map((kind) => ({ value: kind, label: kindName(kind) }))}
              value={list.filters.of ?? ''}
              onChange={(value) => list.filter('of', value)}
            />
            <ChoiceMenu
              multiple
              label={text('status')}
              options={importStatuses.map((status) => ({
                value: status,
                label: importsText(`status.${status}`),
              }))}
              value={list.filters.status ?? ''}
              onChange={(value) => list.filter('status', value)}
            />
          </>
        }
        empty={
          <EmptyState
            drawing={<TrayDrawing />}
            title={text('emptyTitle')}
            text={text('emptyText')}
            level="h3"
          />
        }
      />
      <QuestionDialog question={undo} />
    </section>
  );
}
