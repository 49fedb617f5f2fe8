import Box from '@mui/material/Box';
import type { Slider } from '@portal/contracts/areas/sliders';
import { useMemo } from 'react';
import { useDates } from '../../../app/i18n/dates';
import { useText } from '../../../app/i18n/use-text';
import { ShowingChip } from '../../../ui/showing/ShowingChip';
import type { Column } from '../../../ui/table/DataTable';
import { TwoLines } from '../../../ui/table/TwoLines';
import { slidersMessages } from '../sliders.messages';
import type { SliderActions } from './SliderCells';
import { ActionsCell, CoverCell, PositionCell } from './SliderCells';

/** The columns of R-AME-01; their fields are what the server sorts by. Dates as HH:mm DD/MM/YYYY (R-AME-07). */
export function useSliderColumns(actions: SliderActions): readonly Column<Slider>[] {
  const text = useText(slidersMessages);
  const dates = useDates();
  return useMemo(() => {
    const moment = (instant: string | null) => (
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {instant === null ? '–' : dates.time(instant)}
      </Box>
    );
    return [
      {
        field: 'priority',
        headerName: text('position'),
        width: 118,
        hideable: false,
        renderCell: ({ row }) => <PositionCell slider={row} actions={actions} />,
      },
      {
        field: 'file',
        headerName: text('picture'),
        width: 96,
        sortable: false,
        renderCell: ({ row }) => <CoverCell slider={row} />,
      },
      {
        field: 'name',
        headerName: text('name'),
        flex: 1.2,
        minWidth: 140,
        hideable: false,
        renderCell: ({ row }) => <TwoLines>{row.name}</TwoLines>,
      },
      {
        field: 'status',
        headerName: text('status'),
        width: 142,
        renderCell: ({ row }) => <ShowingChip record={row} />,
      },
      {
        field: 'start_date',
        headerName: text('start'),
        width: 144,
        renderCell: ({ row }) => moment(row.start_date),
      },
      {
        field: 'end_date',
        headerName: text('end'),
        width: 144,
        renderCell: ({ row }) => moment(row.end_date),
      },
      {
        field: 'clicks',
        headerName: text('clicks'),
        width: 78,
        align: 'right',
        headerAlign: 'right',
      },
      {
        field: 'url',
        headerName: text('url'),
        flex: 1,
        minWidth: 130,
        sortable: false,
        renderCell: ({ row }) => <TwoLines>{row.url}</TwoLines>,
      },
      {
        field: 'actions',
        headerName: text('actions'),
        width: 92,
        sortable: false,
        hideable: false,
        renderCell: ({ row }) => <ActionsCell slider={row} actions={actions} />,
      },
    ];
  }, [text, dates, actions]);
}
