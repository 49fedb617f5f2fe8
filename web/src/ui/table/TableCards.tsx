import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import type { GridValidRowModel } from '@mui/x-data-grid';
import { useText } from '../../app/i18n/use-text';
import { ListPager } from '../list/ListPager';
import type { TableProps } from './DataTable';
import { tableMessages } from './table.messages';

type CardProps<Row extends GridValidRowModel> = TableProps<Row> & { row: Row };

function Tick<Row extends GridValidRowModel>({ row, rowId, rowName, selection }: CardProps<Row>) {
  const text = useText(tableMessages);
  if (selection === undefined) return null;
  const { selected, onChange } = selection;
  const id = rowId(row);
  const toggle = () => {
    const after = new Set(selected);
    if (!after.delete(id)) after.add(id);
    onChange(after);
  };
  return (
    <Checkbox
      checked={selected.has(id)}
      onChange={toggle}
      slotProps={{ input: { 'aria-label': text('select', { name: rowName?.(row) ?? String(id) }) } }}
    />
  );
}

function RowCard<Row extends GridValidRowModel>(props: CardProps<Row>) {
  const { row, onOpen, card, cardActions } = props;
  return (
    // A page of "all" may be long: what is far away is not laid out.
    <Card component="li" sx={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 96px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Tick {...props} />
        {onOpen === undefined ? (
          <Box sx={{ p: 2, flex: 1, minWidth: 0 }}>{card(row)}</Box>
        ) : (
          <CardActionArea sx={{ p: 2, flex: 1, minWidth: 0 }} onClick={() => onOpen(row)}>
            {card(row)}
          </CardActionArea>
        )}
      </Box>
      {cardActions !== undefined && <Box sx={{ px: 2, pb: 2 }}>{cardActions(row)}</Box>}
    </Card>
  );
}

const sizeOf = (size: number | { value: number }) => (typeof size === 'number' ? size : size.value);

/** The same rows as cards, for phones. */
export function TableCards<Row extends GridValidRowModel>(props: TableProps<Row>) {
  const { label, list, query, rows = query.data?.rows, rowId, pageSizes } = props;
  return (
    <>
      <Stack component="ul" aria-label={label} spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows?.map((row) => (
          <RowCard key={rowId(row)} {...props} row={row} />
        ))}
      </Stack>
      <ListPager list={list} total={query.data?.total ?? 0} sizes={pageSizes.map(sizeOf)} />
    </>
  );
}
