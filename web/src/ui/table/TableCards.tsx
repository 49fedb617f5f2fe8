import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { GridValidRowModel } from '@mui/x-data-grid';
import { useText } from '../../app/i18n/use-text';
import type { TableProps } from './DataTable';
import { tableMessages } from './table.messages';

function Pager<Row extends GridValidRowModel>({ list, query }: Pick<TableProps<Row>, 'list' | 'query'>) {
  const text = useText(tableMessages);
  const { page, size } = list.input;
  const total = query.data?.total ?? 0;
  if (size === -1 || total <= size) return null;
  const to = Math.min(page * size, total);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'center', gap: 1, pt: 2 }}>
      <IconButton
        aria-label={text('previous')}
        disabled={page === 1}
        onClick={() => list.setPage(page - 1, size)}
      >
        <ChevronLeftRounded />
      </IconButton>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {text('range', { from: (page - 1) * size + 1, to, total })}
      </Box>
      <IconButton
        aria-label={text('next')}
        disabled={to >= total}
        onClick={() => list.setPage(page + 1, size)}
      >
        <ChevronRightRounded />
      </IconButton>
    </Stack>
  );
}

/** The same rows as cards, for phones. */
export function TableCards<Row extends GridValidRowModel>(props: TableProps<Row>) {
  const { label, list, query, rows = query.data?.rows, rowId, onOpen, card, cardActions } = props;
  return (
    <>
      <Stack component="ul" aria-label={label} spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows?.map((row) => (
          <Card component="li" key={rowId(row)}>
            {onOpen === undefined ? (
              <Box sx={{ p: 2 }}>{card(row)}</Box>
            ) : (
              <CardActionArea sx={{ p: 2 }} onClick={() => onOpen(row)}>
                {card(row)}
              </CardActionArea>
            )}
            {cardActions !== undefined && <Box sx={{ px: 2, pb: 2 }}>{cardActions(row)}</Box>}
          </Card>
        ))}
      </Stack>
      <Pager list={list} query={query} />
    </>
  );
}
