import { Box, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { radii } from '#core/theme/tokens';
import { useFirstFew } from '../list/use-first-few';
import { rowStates, slimCards, wideCards } from './table-look';
import { markedAs, PageTick, RowLink, RowTick } from './RowParts';
import type { TableProps } from './table';
import { type TableRows, useTableRows } from './use-table-rows';

const Cards = styled('ul')(({ theme }) => ({
  container: 'cards / inline-size',
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-close="true"]': { gap: 0, borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}));

const RowCard = styled('li')(({ theme }) => ({
  position: 'relative',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.paper,
  // Skips layout off screen.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 96px',
  scrollMarginBlock: '128px 96px',
  '& .row': { display: 'flex', alignItems: 'center' },
  '& .card': { flex: 1, minWidth: 0, padding: theme.spacing(2) },
  // Beside the name, also of high cards.
  '& .row > label': { alignSelf: 'start', marginBlockStart: theme.spacing(0.5), marginInline: '8px -12px' },
  '& .actions': { padding: theme.spacing(0, 2, 2), '&:empty': { display: 'none' } },
  '& .row:has(> label) + .actions': { paddingInlineStart: '44px' },
  [slimCards]: {
    '&:has(> .actions > .signs:only-child)': {
      display: 'flex',
      alignItems: 'flex-start',
      '& > .row': { flex: 1, minWidth: 0 },
      '& > .row > .card': { paddingInlineEnd: theme.spacing(0.5) },
      '& > .row + .actions': { padding: theme.spacing(1, 1, 1, 0) },
    },
  },
  [wideCards]: {
    display: 'flex',
    alignItems: 'center',
    '& > .row': { flex: 1, minWidth: 0 },
    // Cards align.
    '& > .row:has(> label) + .actions, & > .actions': {
      minWidth: '4.25rem',
      padding: theme.spacing(2),
    },
    '& > .actions:empty': { display: 'block' },
  },
  '[data-close="true"] > &': {
    borderBlockStart: 0,
    borderRadius: 0,
    '&:last-of-type': { borderRadius: `0 0 ${radii.card}px ${radii.card}px` },
    '& .card': { padding: theme.spacing(1, 2) },
  },
  ...rowStates(theme),
}));

type CardProps<Row> = ReturnType<TableRows<Row>['propsOf']> &
  Pick<TableRows<Row>, 'card' | 'cardActions'> & { isSelectable: boolean };

function OneCard<Row>({ card, cardActions, isSelectable, ...props }: CardProps<Row>) {
  return (
    <RowCard {...markedAs(props.id, props)}>
      <div className="row">
        {isSelectable && <RowTick {...props} />}
        <Box className="card">
          <RowLink {...props} />
          {card(props.row)}
        </Box>
      </div>
      {cardActions !== undefined && <div className="actions">{cardActions(props.row)}</div>}
    </RowCard>
  );
}

/** Stable `card`: renders only for changed records. */
const TableCard = memo(OneCard) as typeof OneCard;

const firstCards = 12;

export function TableCards<Row>(props: TableProps<Row>) {
  const { label, rows, keys, selection, listeners, propsOf, card, cardActions, columnsFrom } =
    useTableRows(props);
  return (
    <>
      {selection !== undefined && (
        <Typography variant="body2" component="div" sx={{ pb: 0.5 }}>
          <PageTick {...selection.page} isNamed />
        </Typography>
      )}
      <Cards aria-label={label} data-close={columnsFrom !== undefined} {...listeners}>
        {useFirstFew(rows, firstCards).map((row, index) => (
          <TableCard
            key={keys[index]}
            {...propsOf(row)}
            card={card}
            cardActions={cardActions}
            isSelectable={selection !== undefined}
          />
        ))}
      </Cards>
    </>
  );
}
