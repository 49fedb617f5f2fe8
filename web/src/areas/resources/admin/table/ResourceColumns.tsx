import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ResourceStatus, ResourceSummary } from '@portal/contracts/areas/resources';
import { useMemo } from 'react';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { DayAndAge } from '#ui/DayAndAge';
import type { Column } from '#ui/table/DataTable';
import { TwoLines } from '#ui/table/TwoLines';
import { unbroken } from '#ui/unbroken';
import type { ResourceRemoval } from '../resource-record';
import { useFormatNames } from '../../resources';
import { useSectionNames } from '../../catalogue';
import { RemovalButton, StatusCell, ThumbCell } from './ResourceCells';
import { tableTexts } from '../../texts';

interface ColumnOptions {
  readonly onStatus: (resource: ResourceSummary, status: ResourceStatus) => void;
  readonly removal: ResourceRemoval;
  readonly isBin: boolean;
}

type Columns = readonly Column<ResourceSummary>[];

/** What a resource is called, whole: names differ in their last words. With its reference. */
const nameCell = ({ name, reference }: ResourceSummary) => (
  <Box sx={{ minWidth: 0, lineHeight: 1.3, py: 0.75 }}>
    <Box sx={{ fontWeight: 600, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{unbroken(name)}</Box>
    {reference !== '' && (
      <Typography variant="caption" component="div" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {reference}
      </Typography>
    )}
  </Box>
);

/** The columns of R-ARS-01; their fields are what the server sorts by. The language only where there are several. */
export function useResourceColumns({ onStatus, removal, isBin }: ColumnOptions): Columns {
  const text = useText(tableTexts);
  const { languages } = useMarket();
  const sectionsOf = useSectionNames();
  const formatOf = useFormatNames();
  const hasLanguages = languages.length > 1;
  return useMemo(() => {
    const language: Columns = [
      {
        field: 'lang',
        headerName: text('language'),
        width: 88,
        renderCell: ({ row }) => row.lang.name,
      },
    ];
    return [
      {
        field: 'thumb',
        headerName: text('thumb'),
        width: 76,
        sortable: false,
        renderCell: ({ row }) => <ThumbCell resource={row} />,
      },
      {
        field: 'name',
        headerName: text('name'),
        flex: 1.6,
        minWidth: 156,
        hideable: false,
        renderCell: ({ row }) => nameCell(row),
      },
      {
        field: 'sections',
        headerName: text('sections'),
        flex: 1.2,
        minWidth: 108,
        sortable: false,
        renderCell: ({ row }) => <TwoLines>{sectionsOf(row.sections)}</TwoLines>,
      },
      {
        field: 'type',
        headerName: text('format'),
        flex: 0.7,
        minWidth: 88,
        renderCell: ({ row }) => <TwoLines>{formatOf(row.type)}</TwoLines>,
      },
      {
        field: 'status',
        headerName: text('status'),
        width: 148,
        keeps: true,
        renderCell: ({ row }) => <StatusCell resource={row} onChoose={onStatus} isBin={isBin} />,
      },
      {
        field: 'update_date',
        headerName: text('updated'),
        width: 98,
        renderCell: ({ row }) => <DayAndAge at={row.update_date} />,
      },
      ...(hasLanguages ? language : []),
      {
        field: 'actions',
        headerName: text('actions'),
        hidesHead: true,
        width: 56,
        sortable: false,
        hideable: false,
        renderCell: ({ row }) => <RemovalButton resource={row} removal={removal} isBin={isBin} />,
      },
    ];
  }, [text, sectionsOf, formatOf, hasLanguages, onStatus, removal, isBin]);
}
