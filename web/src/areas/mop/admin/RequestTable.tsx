import type { MopRequest, MopStatus } from '@portal/contracts/areas/mop';
import { useMemo } from 'react';
import { useText } from '../../../app/i18n/use-text';
import { TrayDrawing } from '../../../ui/drawings/TrayDrawing';
import { NewsPill } from '../../../ui/inbox/NewsPill';
import { RelativeAge } from '../../../ui/RelativeAge';
import { EmptyState } from '../../../ui/states/EmptyState';
import type { Column } from '../../../ui/table/DataTable';
import { DataTable } from '../../../ui/table/DataTable';
import type { RowCursor } from '../../../ui/table/use-row-cursor';
import { TwoLines } from '../../../ui/table/TwoLines';
import { usePauseWords } from '../pause/use-pause-words';
import { adminMessages } from './admin.messages';
import { DecisionMenu } from './DecisionMenu';
import { RequestCard, WhenCell } from './RequestCells';
import type { PausesWork } from './pauses-work';
import { pausesWork } from './pauses-work';
import { useRequestExport } from './use-request-export';

type Choose = (pause: MopRequest, status: MopStatus) => void;

interface RequestTableProps {
  work: PausesWork;
  onChoose: Choose;
  /** The address at which a pause is open. */
  linkTo: (pause: MopRequest) => string;
  cursor: RowCursor;
}

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
        renderCell: ({ row }) => <RelativeAge at={row.log_date} />,
      },
    ],
    [text, placeOf, onChoose],
  );
}

/** The requests of all restaurants, which hold still while they are read; new ones wait in a pill. */
export function RequestTable({ work, onChoose, linkTo, cursor }: RequestTableProps) {
  const text = useText(adminMessages);
  const columns = useColumns(onChoose);
  const { placeOf, whenOf } = usePauseWords();
  const exported = useRequestExport(work.list);
  return (
    <>
      <NewsPill label={text('news', { count: work.waiting })} count={work.waiting} onShow={work.showNew} />
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
        pageSizes={pausesWork.pageSizes}
        usualSort={pausesWork.newestFirst}
        card={(pause) => <RequestCard pause={pause} />}
        cardActions={(pause) => <DecisionMenu pause={pause} onChoose={onChoose} />}
        linkTo={linkTo}
        keepsScroll
        cursor={cursor}
        arrived={work.arrived}
        empty={<EmptyState drawing={<TrayDrawing />} title={text('emptyTitle')} text={text('emptyText')} />}
      />
    </>
  );
}
