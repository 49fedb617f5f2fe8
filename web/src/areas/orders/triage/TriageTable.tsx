import Button from '@mui/material/Button';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import PersonAddAltRounded from '@mui/icons-material/PersonAddAltRounded';
import { orderQueries, type OrderSummary } from '@portal/contracts/areas/orders';
import { useEffect, useMemo } from 'react';
import { placeLabel } from '#core/restaurant-label';
import { useCallPrefetch } from '#core/client/use-call-prefetch';
import { useText } from '#core/i18n/use-text';
import { useOrderStatuses } from '#ui/order-status/use-order-statuses';
import { SelectedStatusMenu } from '#ui/inbox/SelectedStatusMenu';
import { WorkTable } from '#ui/inbox/WorkTable';
import { perRow } from '#ui/table/per-row';
import { ownerTexts, triageTexts } from '../texts';
import { useOrderNumber } from '../use-order-number';
import { OrderCard, ShortOrderCard } from './OrderCard';
import { useOrderColumns } from './OrderColumns';
import { TriageSummary } from './TriageSummary';
import { useStatusChoices } from './use-status-choices';
import type { Triage } from './use-triage';

const cardOf = (order: OrderSummary) => <OrderCard order={order} />;
const shortCardOf = (order: OrderSummary) => <ShortOrderCard order={order} />;

export interface TriageTableProps {
  triage: Triage;
  /** List and open order stand side by side. */
  isWide: boolean;
  /** Asks before it deletes. */
  onDelete: (orders: readonly OrderSummary[]) => void;
  /** Asks to whom. */
  onAssign: (orders: readonly OrderSummary[], anchor: Element | null) => void;
}

/** Pixels of the list itself; below them an order is a short paragraph. */
const columnsFrom = 780;

/** Moving on from the open order, or from where the keys are, shows the next one at once. */
function usePrefetchedNeighbours({ rows, cursor }: Triage['inbox']) {
  const prefetch = useCallPrefetch();
  const index = rows.findIndex(({ id }) => id === cursor.id);
  const [before, after] = index === -1 ? [] : [rows[index - 1]?.id, rows[index + 1]?.id];
  useEffect(() => {
    for (const id of [after, before]) if (id !== undefined) prefetch(orderQueries.GetOrder, { id });
  }, [before, after, prefetch]);
}

/** What a row is called, for screen readers. */
function useRowName() {
  const text = useText(triageTexts);
  const numberOf = useOrderNumber();
  const { nameOf } = useOrderStatuses();
  return useMemo(
    () =>
      perRow((order: OrderSummary) => {
        const words = { number: numberOf(order), contact: order.contact_name, place: placeLabel(order) };
        return text('row', { ...words, status: nameOf(order.status) ?? '' });
      }),
    [text, numberOf, nameOf],
  );
}

function Bulk({ triage, onDelete, onAssign }: Omit<TriageTableProps, 'isWide'>) {
  const text = useText(triageTexts);
  const ownerText = useText(ownerTexts);
  const { inbox, setStatus } = triage;
  return (
    <>
      <SelectedStatusMenu
        choices={useStatusChoices()}
        onChoose={(status) => void setStatus(inbox.selected, status)}
      />
      <Button
        startIcon={<PersonAddAltRounded />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => onAssign(inbox.selected, currentTarget)}
      >
        {ownerText('assignMany')}
      </Button>
      <Button startIcon={<DeleteOutlineRounded />} onClick={() => onDelete(inbox.selected)}>
        {text('deleteMany')}
      </Button>
    </>
  );
}

/** The orders of a page, as lines of columns or as short paragraphs, by the room there is; shorter beside an open one. */
export function TriageTable(props: TriageTableProps & { isSplit: boolean }) {
  const { triage, isWide, isSplit, onDelete, onAssign } = props;
  const { inbox, many, mayChange } = triage;
  const text = useText(triageTexts);
  const { shown, exported } = useOrderColumns();
  const rowName = useRowName();
  const prefetch = useCallPrefetch();
  usePrefetchedNeighbours(inbox);
  return (
    <WorkTable
      inbox={inbox}
      many={many}
      columnsFrom={columnsFrom}
      name="orders"
      label={text('title')}
      columns={shown}
      exported={exported}
      news={(count) => text('newOrders', { count })}
      rowName={rowName}
      card={isSplit ? shortCardOf : cardOf}
      keepsScroll={isWide}
      onPeek={({ id }) => prefetch(orderQueries.GetOrder, { id })}
      maySelect={mayChange}
      toolbar={<TriageSummary inbox={inbox} />}
      bulk={<Bulk triage={triage} onDelete={onDelete} onAssign={onAssign} />}
      empty={{
        title: text('emptyTitle'),
        text: text('emptyText'),
        action: inbox.list.filters.status !== undefined && (
          <Button onClick={inbox.list.showAll}>{text('showAll')}</Button>
        ),
      }}
    />
  );
}
