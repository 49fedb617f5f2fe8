import { useTheme } from '@mui/material/styles';
import { OrderStatus, orderStatuses, type OrderSummary } from '@portal/contracts/areas/orders';
import { Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useListKeys } from '#ui/inbox/use-list-keys';
import { focusedElement, moreKeys, useAssignKey } from '../owner/use-assign-key';
import { triageTexts } from '../texts';
import { triageSearchId } from './TriageFilters';
import { OrderOnly, SideBySide } from './TriagePanes';
import { useTriage } from './use-triage';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useOnScreen } from '#ui/use-on-screen';

const ConfirmDialog = lazyOverlay(() =>
  import('#ui/dialogs/ConfirmDialog').then((module) => module.ConfirmDialog),
);

const AssigneeMenu = lazyOverlay(() => import('../owner/AssigneeMenu').then((module) => module.AssigneeMenu));

interface Assigning {
  readonly orders: readonly OrderSummary[];
  /** What it was asked from; `null` for a key that was pressed nowhere in particular. */
  readonly anchor: Element | null;
}

interface DeletionProps {
  orders: readonly OrderSummary[];
  onConfirm: () => void;
  onCancel: () => void;
}

function Deletion({ orders, onConfirm, onCancel }: DeletionProps) {
  const text = useText(triageTexts);
  const count = orders.length;
  return (
    <Suspense>
      <ConfirmDialog
        title={text('deleteTitle', { count })}
        text={text('deleteText')}
        confirmLabel={text('deleteConfirm', { count })}
        isGrave
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    </Suspense>
  );
}

/**
 * The administrators' inbox of orders (R-ORD-11…18, R-ORD-21): list and open order side by side where there is room,
 * else one after the other; live, and steady under the eyes of who reads.
 */
export function TriageScreen() {
  const triage = useTriage();
  const { open, inbox, mayChange } = triage;
  const isWide = useOnScreen(useTheme().breakpoints.up('lg'));
  const [deleting, setDeleting] = useState<readonly OrderSummary[]>([]);
  const [assigning, setAssigning] = useState<Assigning | null>(null);

  const { targets } = triage;
  const openAssigning = (orders: readonly OrderSummary[], anchor: Element | null) =>
    orders.length > 0 && setAssigning({ orders, anchor });
  useAssignKey(mayChange, () => openAssigning(targets, focusedElement()));
  useListKeys({
    inbox,
    maySelect: mayChange,
    searchId: triageSearchId,
    onClose: open.id === undefined ? undefined : open.close,
    onStatus: (status) => mayChange && void triage.setStatus(triage.targets, status as OrderStatus),
    doneStatus: OrderStatus.Delivered,
    lastStatus: orderStatuses.length,
    more: mayChange ? moreKeys : undefined,
  });

  const remove = () => {
    setDeleting([]);
    inbox.selection.clear();
    if (deleting.some(({ id }) => id === open.id)) open.close();
    void triage.remove(deleting);
  };
  const Panes = !isWide && open.id !== undefined ? OrderOnly : SideBySide;
  return (
    <>
      <Panes triage={triage} isWide={isWide} onDelete={setDeleting} onAssign={openAssigning} />
      {assigning !== null && (
        <Suspense>
          <AssigneeMenu
            {...assigning}
            onChoose={(userId) => {
              setAssigning(null);
              void triage.assign(assigning.orders, userId);
            }}
            onClose={() => setAssigning(null)}
          />
        </Suspense>
      )}
      {deleting.length > 0 && (
        <Deletion orders={deleting} onConfirm={remove} onCancel={() => setDeleting([])} />
      )}
    </>
  );
}
