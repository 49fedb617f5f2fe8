import type { MopRequest } from '@portal/contracts/areas/mop';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useText } from '#app/i18n/use-text';
import { TrayDrawing } from '#ui/drawings/TrayDrawing';
import { NewItemsPill } from '#ui/inbox/NewItemsPill';
import { WorkBar } from '#ui/inbox/WorkBar';
import { DayAndAge } from '#ui/DayAndAge';
import { EmptyState } from '#ui/states/EmptyState';
import { StatusMenu } from '#ui/StatusMenu';
import type { Column } from '#ui/table/DataTable';
import { DataTable } from '#ui/table/DataTable';
import { TwoLines } from '#ui/table/TwoLines';
import { usePauseWords } from '../pause/use-pause-words';
import { adminMessages } from './admin.messages';
import { DecisionMenu, useStatusChoices } from './DecisionMenu';
import { RequestCard, WhenCell } from './RequestCells';
import { pausesWork } from './pauses-work';
import type { PauseInbox } from './use-pause-inbox';
import { useRequestExport } from './use-request-export';

type Choose = PauseInbox['decide'];

/** The columns of R-MOP-09; their fields are what the server sorts by. */
function useColumns(onChoose: Choose): readonly Column<MopRequest>[] {
  const text = useText(adminMessages);
  const { placeOf } = usePauseWords();
  return useMemo(
    () => [
      {
        field: 'restaurant_name',
        headerName: text('place'),
        flex: 1.1,
        minWidth: 150,
        renderCell: ({ row }) => <TwoLines>{placeOf(row)}</TwoLines>,
      },
      {
        field: 'status',
        headerName: text('status'),
        width: 172,
        renderCell: ({ row }) => <DecisionMenu pause={row} onChoose={onChoose} />,
      },
      {
        field: 'start_date',
        headerName: text('when'),
        width: 280,
        renderCell: ({ row }) => <WhenCell pause={row} />,
      },
      {
        field: 'value',
        headerName: text('reason'),
        flex: 1.8,
        minWidth: 160,
        sortable: false,
        renderCell: ({ row }) => <TwoLines>{row.value}</TwoLines>,
      },
      {
        field: 'user_name',
        headerName: text('who'),
        flex: 0.8,
        minWidth: 120,
        renderCell: ({ row }) => <TwoLines>{row.user_name}</TwoLines>,
      },
      {
        field: 'log_date',
        headerName: text('asked'),
        width: 110,
        renderCell: ({ row }) => <DayAndAge at={row.log_date} />,
      },
    ],
    [text, placeOf, onChoose],
  );
}

/** What can be done with all selected requests; those that are over are left alone. */
function Bulk({ inbox }: { inbox: PauseInbox }) {
  const text = useText(adminMessages);
  const choices = useStatusChoices();
  const { selected, selection, many, decideSelected } = inbox;
  return (
    <WorkBar count={selected.length} progress={many.progress} onClear={selection.clear}>
      <StatusMenu label={text('changeStatus')} choices={choices} onChoose={decideSelected}>
        <Box component="span" sx={{ pl: 1 }}>
          {text('changeStatus')}
        </Box>
      </StatusMenu>
    </WorkBar>
  );
}

/** The requests of all restaurants, which hold still while they are read; new ones wait in a pill. */
export function RequestTable({ inbox }: { inbox: PauseInbox }) {
  const text = useText(adminMessages);
  const { work, decide, linkTo, cursor, selection } = inbox;
  const columns = useColumns(decide);
  const { placeOf, whenOf } = usePauseWords();
  const exported = useRequestExport(work.list);
  return (
    <>
      <NewItemsPill
        label={text('news', { count: work.waiting })}
        count={work.waiting}
        onShow={work.showNew}
      />
      <DataTable
        name="pauses"
        label={text('requests')}
        list={work.list}
        query={work.query}
        rows={work.rows}
        columns={columns}
        exported={exported}
        rowId={({ id }) => id}
        rowName={(pause) => `${placeOf(pause)}, ${whenOf(pause)}, ${pause.value}`}
        usualSort={pausesWork.newestFirst}
        card={(pause) => <RequestCard pause={pause} />}
        cardActions={(pause) => <DecisionMenu pause={pause} onChoose={decide} />}
        linkTo={linkTo}
        keepsScroll
        cursor={cursor}
        justAdded={work.justAdded}
        selection={selection}
        bulkBar={<Bulk inbox={inbox} />}
        empty={<EmptyState drawing={<TrayDrawing />} title={text('emptyTitle')} text={text('emptyText')} />}
      />
    </>
  );
}
