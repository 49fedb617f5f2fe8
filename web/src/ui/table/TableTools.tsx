import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import ViewColumnRounded from '@mui/icons-material/ViewColumnRounded';
import { Box, Button, Checkbox, Divider, FormControlLabel, IconButton, Popover, Stack } from '@mui/material';
import { memo, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { recall, remember } from '#core/remembered';
import { useDensity } from '#core/theme/DensityProvider';
import type { ExportColumn } from '../export/export-columns';
import { ExportMenu } from '../export/ExportMenu';
import { type ColumnLayout, layoutIn, layoutParameters, type ListState } from '../list/use-list-url';
import { opensAtEnd } from '../opens-at-end';
import { tableTexts } from '../texts';
import { withOrder } from './table';
import { SavedViews } from './SavedViews';

type Layout = ColumnLayout & Pick<ListState, 'arrange'>;

interface ColumnsPanelProps {
  list: Layout;
  columns: readonly { readonly field: string; readonly headerName?: string; readonly hideable?: boolean }[];
}

function ColumnsPanel({ list, columns }: ColumnsPanelProps) {
  const text = useText(tableTexts);
  const { density, choose } = useDensity();
  const id = useId();
  const moved = useRef<{ field: string; step: 1 | -1 }>(undefined);
  const { hidden, order, widths, arrange } = list;
  const ordered = withOrder(columns, order);
  const buttonId = (field: string, step: 1 | -1) => `${id}${field}${step}`;
  const keepFocus = useEffectEvent(() => {
    if (moved.current === undefined) return;
    const { field, step } = moved.current;
    const button = (way: 1 | -1) =>
      document.querySelector<HTMLElement>(`[id="${buttonId(field, way)}"]:enabled`);
    (button(step) ?? button(step === 1 ? -1 : 1))?.focus();
  });
  // Moved nodes lose the focus.
  useEffect(() => keepFocus(), [order]);
  const toggle = (field: string) =>
    arrange({
      hidden: hidden.includes(field) ? hidden.filter((one) => one !== field) : [...hidden, field],
    });
  const move = (field: string, step: 1 | -1) => {
    moved.current = { field, step };
    const fields = ordered.map((column) => column.field);
    const at = fields.indexOf(field);
    fields.splice(at + step, 0, ...fields.splice(at, 1));
    arrange({ order: fields });
  };
  const isDense = density === 'compact';
  const isArranged = hidden.length + order.length + Object.keys(widths).length > 0;
  return (
    <Stack useFlexGap spacing={1} sx={{ p: 1.5, pl: 2, width: 320, maxWidth: '100%' }}>
      <Box component="ul" aria-label={text('columns')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {ordered.map(({ field, headerName: name = field, hideable = true }, at) => (
          <Box component="li" key={field} sx={{ display: 'flex', alignItems: 'center' }}>
            <FormControlLabel
              label={name}
              disabled={!hideable}
              control={
                <Checkbox size="small" checked={!hidden.includes(field)} onChange={() => toggle(field)} />
              }
              sx={{ flex: 1, minWidth: 0, mr: 0 }}
              slotProps={{ typography: { variant: 'body2' } }}
            />
            <IconButton
              size="small"
              id={buttonId(field, -1)}
              aria-label={text('columnUp', { name })}
              disabled={at === 0}
              onClick={() => move(field, -1)}
            >
              <ArrowUpwardRounded fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              id={buttonId(field, 1)}
              aria-label={text('columnDown', { name })}
              disabled={at === ordered.length - 1}
              onClick={() => move(field, 1)}
            >
              <ArrowDownwardRounded fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Divider />
      <FormControlLabel
        label={text('dense')}
        control={
          <Checkbox
            size="small"
            checked={isDense}
            onChange={() => choose(isDense ? 'comfortable' : 'compact')}
          />
        }
        slotProps={{ typography: { variant: 'body2' } }}
      />
      {isArranged && (
        <Button size="small" onClick={() => arrange({ hidden: [], order: [], widths: {} })}>
          {text('columnsReset')}
        </Button>
      )}
    </Stack>
  );
}

function ColumnsButton(props: ColumnsPanelProps) {
  const text = useText(tableTexts);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        id={id}
        size="small"
        startIcon={<ViewColumnRounded />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('columns')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        {...opensAtEnd}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { mt: 0.5 } } }}
      >
        <ColumnsPanel {...props} />
      </Popover>
    </>
  );
}

/** U10 */
export interface TableExport<Row> {
  /** Default: the label. */
  readonly fileName?: string;
  readonly columns: readonly ExportColumn<Row>[];
  /** Over all pages. */
  readonly load: () => Promise<readonly Row[]>;
}

interface TableToolsProps<Row> {
  name: string;
  label: string;
  list: Layout;
  /** Undefined for cards. */
  columns: ColumnsPanelProps['columns'] | undefined;
  total: number;
  exported?: TableExport<Row>;
}

function Tools<Row>({ name, label, list, columns, total, exported }: TableToolsProps<Row>) {
  return (
    <Stack className="tools" data-print="no" direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <SavedViews table={name} />
      {columns && <ColumnsButton list={list} columns={columns} />}
      {exported && (
        <ExportMenu
          name={exported.fileName ?? label}
          columns={exported.columns}
          total={total}
          load={exported.load}
        />
      )}
    </Stack>
  );
}

/** U6, U10. */
export const TableTools = memo(Tools) as typeof Tools;

/** In this browser; the address comes first. */
export function useColumnMemory<List extends ListState>(table: string, list: List): List {
  const key = `columns:${table}`;
  const restore = useEffectEvent(() => {
    const { hidden, order, widths } = list;
    const stored = recall(key);
    if (stored === null || hidden.length + order.length + Object.keys(widths).length > 0) return;
    // Old browsers stored hidden columns only.
    list.arrange(layoutIn(new URLSearchParams(stored.includes('=') ? stored : { hide: stored })));
  });
  useEffect(() => restore(), []);
  return useMemo(
    () => ({
      ...list,
      arrange: (changes) => {
        const { hidden, order, widths } = list;
        const stored = new URLSearchParams();
        for (const [name, value] of Object.entries(layoutParameters({ hidden, order, widths, ...changes })))
          if (value !== undefined) stored.set(name, value);
        remember(key, stored.size === 0 ? null : stored.toString());
        list.arrange(changes);
      },
    }),
    [key, list],
  );
}
