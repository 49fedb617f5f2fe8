import { type ReactNode, useMemo } from 'react';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import { Box, Button } from '@mui/material';
import { keyframes } from '@mui/material/styles';
import { motion, radii } from '#core/theme/tokens';
import { TrayDrawing } from '../drawings/EmptyDrawings';
import type { ExportColumn } from '../export/export-columns';
import { EmptyState } from '../states/EmptyState';
import { DataTable } from '../table/DataTable';
import type { TableProps } from '../table/table';
import type { Inbox } from './use-inbox';
import type { Many } from './use-many';
import { WorkBar } from './WorkBar';
import type { StatusRow } from './status-change-spec';

const slide = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** Pixels: below the top bar and the head of the list. */
const topInset = 128;

interface NewsPillProps {
  /** "3 new orders". */
  label: string;
  count: number;
  onShow: () => void;
}

function NewItemsPill({ label, count, onShow }: NewsPillProps) {
  return (
    <Box
      role="status"
      sx={{
        position: 'sticky',
        top: topInset,
        zIndex: 3,
        height: 0,
        display: 'flex',
        justifyContent: 'center',
      }}
    >
      {count > 0 && (
        <Button
          variant="contained"
          color="primary"
          size="small"
          startIcon={<ArrowUpwardRounded aria-hidden />}
          onClick={onShow}
          sx={{
            borderRadius: `${radii.pill}px`,
            boxShadow: '0 6px 18px rgb(20 18 15 / 0.24)',
            animation: `${slide} ${motion.slow}ms ${motion.ease}`,
          }}
        >
          {label}
        </Button>
      )}
    </Box>
  );
}

type OfTable = 'label' | 'columns' | 'rowName' | 'card' | 'cardActions' | 'columnsFrom' | 'onPeek';

interface WorkTableProps<Row extends StatusRow> extends Pick<TableProps<Row>, OfTable> {
  inbox: Inbox<Row>;
  many: Pick<Many<never>, 'progress'>;
  name: string;
  exported: readonly ExportColumn<Row>[];
  /** "3 new orders". */
  news: (count: number) => string;
  empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
  keepsScroll?: boolean;
  maySelect?: boolean;
  toolbar?: ReactNode;
  bulk: ReactNode;
}

/** Rows keep still while they are read. */
export function WorkTable<Row extends StatusRow>(props: WorkTableProps<Row>) {
  const { inbox, many, exported, news, empty, keepsScroll = true, maySelect = true, bulk, ...table } = props;
  const { list, query, rows, usualSort, waiting, showNew, selection, selected, cursor, openId } = inbox;
  const { label } = table;
  const { load } = inbox;
  const leaving = useMemo(() => ({ fileName: label, columns: exported, load }), [label, exported, load]);
  return (
    <>
      <NewItemsPill label={news(waiting)} count={waiting} onShow={showNew} />
      <DataTable
        {...table}
        list={list}
        query={query}
        rows={rows}
        usualSort={usualSort}
        cursor={cursor}
        openId={openId}
        keepsScroll={keepsScroll}
        linkTo={inbox.linkTo}
        justAdded={inbox.justAdded}
        rowId={({ id }) => id}
        exported={leaving}
        selection={maySelect ? selection : undefined}
        bulkBar={
          <WorkBar
            count={selected.length}
            total={query.data?.total ?? 0}
            onSelectAll={inbox.selectAll}
            progress={many.progress}
            onClear={selection.clear}
          >
            {bulk}
          </WorkBar>
        }
        empty={<EmptyState drawing={<TrayDrawing />} {...empty} />}
      />
    </>
  );
}
