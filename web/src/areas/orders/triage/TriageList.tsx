import type { OrderSummary } from '@portal/contracts/areas/orders';
import { orderQueries } from '@portal/contracts/areas/orders';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useCallPrefetch } from '../../../app/client/use-call-prefetch';
import { useText } from '../../../app/i18n/use-text';
import { useNow } from '../../../ui/use-now';
import { InboxFrame } from '../../../ui/inbox/inbox-rows';
import { triageMessages } from './triage.messages';
import { TriageHead } from './TriageHead';
import { TriageRow } from './TriageRow';
import type { RowSelection } from './use-selection';
import type { TriageListUrl } from './use-triage-list';

export interface TriageListProps {
  list: TriageListUrl;
  rows: readonly OrderSummary[];
  total: number;
  /** The next page is on its way; what is shown is the one before. */
  isPaging: boolean;
  openId: string | undefined;
  cursorId: string | undefined;
  onCursor: (id: string) => void;
  onMove: (step: 1 | -1) => void;
  arrived: ReadonlySet<string>;
  addressOf: (id: string) => string;
  /** Absent for those who only read. */
  selection?: RowSelection;
  keepsScroll: boolean;
  /** What can be done with what is selected. */
  bulk?: ReactNode;
}

/** Moving on from the open order shows the next one at once. */
function usePrefetchedNeighbours(rows: readonly OrderSummary[], openId: string | undefined) {
  const prefetch = useCallPrefetch();
  const place = rows.findIndex(({ id }) => id === openId);
  const [before, after] = place === -1 ? [] : [rows[place - 1]?.id, rows[place + 1]?.id];
  useEffect(() => {
    for (const id of [before, after]) if (id !== undefined) prefetch(orderQueries.GetOrder, { id });
  }, [before, after, prefetch]);
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The orders of a page, as lines of columns or as short paragraphs, by the room there is. */
export function TriageList(props: TriageListProps) {
  const { list, rows, total, isPaging, openId, cursorId, onCursor, onMove, arrived, addressOf, selection } =
    props;
  const text = useText(triageMessages);
  const prefetch = useCallPrefetch();
  const now = useNow();
  usePrefetchedNeighbours(rows, openId);
  const selected = selection?.ids;
  const togglePage = () => selection?.choose(selected?.size === rows.length ? [] : rows.map(({ id }) => id));
  return (
    <InboxFrame
      role="table"
      aria-label={text('title')}
      aria-rowcount={total}
      aria-busy={isPaging}
      data-bare={selection === undefined}
      onKeyDown={(event) => {
        const step = steps[event.key];
        if (step === undefined || event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        onMove(step);
      }}
    >
      <TriageHead
        sort={list.input.sort}
        onSort={list.setSort}
        bulk={props.bulk}
        selection={selection && { rows: rows.length, selected: selection.ids.size, onToggle: togglePage }}
      />
      <div role="rowgroup" style={{ opacity: isPaging ? 0.6 : 1 }}>
        {rows.map((order) => (
          <TriageRow
            key={order.id}
            order={order}
            to={addressOf(order.id)}
            now={now}
            isOpen={order.id === openId}
            isCursor={order.id === cursorId}
            isSelected={selected?.has(order.id) === true}
            isArrived={arrived.has(order.id)}
            onSelect={selection?.toggle}
            onFocus={onCursor}
            onPeek={(id) => prefetch(orderQueries.GetOrder, { id })}
            keepsScroll={props.keepsScroll}
          />
        ))}
      </div>
    </InboxFrame>
  );
}
