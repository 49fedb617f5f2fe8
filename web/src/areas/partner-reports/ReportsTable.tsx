import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { PartnerReport } from '@portal/contracts/areas/partner-reports';
import { type ReactNode, useMemo } from 'react';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { SearchField } from '#ui/list/SearchField';
import { type Column, DataTable } from '#ui/table/DataTable';
import { BulkBar } from '#ui/table/SelectionBar';
import { TwoLines } from '#ui/table/TwoLines';
import type { SelectedRows } from '#ui/table/use-selected-rows';
import { monthTexts } from './texts';
import { ReportActionButtons } from './ReportActionButtons';
import { type MonthList, pageSizes, type Unwanted } from './partner-reports';

function RestaurantCell({ report }: { report: PartnerReport }) {
  const text = useText(monthTexts);
  const { restaurant_id: id, restaurant_site: site, restaurant_name: name } = report;
  if (id === null) return <Box sx={{ color: 'warning.main', fontWeight: 600 }}>{text('noRestaurant')}</Box>;
  return <TwoLines>{restaurantLabel({ site, name })}</TwoLines>;
}

function UpdateCell({ report }: { report: PartnerReport }) {
  const text = useText(monthTexts);
  const { time } = useDates();
  return (
    <span>
      {time(report.update_date)}
      {report.version > 1 && (
        <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
          {text('version', { version: report.version })}
        </Typography>
      )}
    </span>
  );
}

function ReportCard({ report }: { report: PartnerReport }) {
  return (
    <Stack spacing={0.5} sx={{ minWidth: 0 }}>
      <Typography variant="subtitle1" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {report.report_filename}
      </Typography>
      <RestaurantCell report={report} />
      <Typography variant="body2" component="div" color="textSecondary">
        <UpdateCell report={report} />
      </Typography>
    </Stack>
  );
}

interface Acts {
  onPreview: (report: PartnerReport) => void;
  onRemove: (unwanted: Unwanted) => void;
}

function useReportColumns({ onPreview, onRemove }: Acts): readonly Column<PartnerReport>[] {
  const text = useText(monthTexts);
  return useMemo(
    () => [
      {
        field: 'report_filename',
        headerName: text('report_filename'),
        flex: 3,
        minWidth: 160,
        keeps: true,
        hideable: false,
        renderCell: ({ row }) => <TwoLines>{row.report_filename}</TwoLines>,
      },
      {
        field: 'restaurant_name',
        headerName: text('restaurant_name'),
        flex: 3,
        minWidth: 150,
        renderCell: ({ row }) => <RestaurantCell report={row} />,
      },
      {
        field: 'update_date',
        headerName: text('update_date'),
        width: 150,
        firstSort: 'desc',
        renderCell: ({ row }) => <UpdateCell report={row} />,
      },
      {
        field: 'actions',
        headerName: text('actions'),
        width: 88,
        sortable: false,
        keeps: true,
        hideable: false,
        renderCell: ({ row }) => (
          <ReportActionButtons
            report={row}
            onPreview={() => onPreview(row)}
            onRemove={() => onRemove({ report: row })}
          />
        ),
      },
    ],
    [text, onPreview, onRemove],
  );
}

const cardOf = (report: PartnerReport) => <ReportCard report={report} />;

interface ReportsTableProps extends Acts {
  month: MonthList;
  openId: string | undefined;
  selection: SelectedRows<PartnerReport>;
  empty: ReactNode;
}

/** R-PRT-03, R-PRT-11. */
export function ReportsTable({ month, openId, selection, empty, ...acts }: ReportsTableProps) {
  const text = useText(monthTexts);
  const { list, query, load, linkTo } = month;
  const { onPreview, onRemove } = acts;
  const columns = useReportColumns(acts);
  const selectAll = async () => selection.choose(await load());
  return (
    <DataTable
      name="partner-reports"
      label={text('list')}
      list={list}
      query={query}
      columns={columns}
      pageSizes={pageSizes}
      openId={openId}
      linkTo={linkTo}
      empty={empty}
      keepsScroll
      rowName={({ report_filename: name }) => name}
      rowId={({ id }) => id}
      card={cardOf}
      cardActions={(row) => (
        <ReportActionButtons
          report={row}
          onPreview={() => onPreview(row)}
          onRemove={() => onRemove({ report: row })}
        />
      )}
      selection={selection}
      toolbar={<SearchField label={text('search')} value={list.input.q ?? ''} onSearch={list.search} />}
      bulkBar={
        <BulkBar selection={selection} total={query.data?.total ?? 0} onSelectAll={selectAll}>
          <Button
            size="small"
            color="error"
            startIcon={<DeleteOutlineRounded />}
            onClick={() => onRemove({ ids: [...selection.selected].map(String) })}
          >
            {text('removeSelected')}
          </Button>
        </BulkBar>
      }
    />
  );
}
