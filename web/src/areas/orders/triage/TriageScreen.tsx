import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { OrderStatus } from '@portal/contracts/areas/orders';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#app/i18n/use-text';
import { useListKeys } from '#ui/inbox/use-list-keys';
import { triageMessages } from './triage.messages';
import { triageSearchId } from './TriageFilters';
import { OrderOnly, SideBySide } from './TriagePanes';
import type { Target } from './orders-work';
import { useTriage } from './use-triage';

const ConfirmDialog = lazy(() =>
  import('#ui/dialogs/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

/** R-ORD-08. */
const delivered = 4;

interface DeletionProps {
  orders: readonly Target[];
  onConfirm: () => void;
  onCancel: () => void;
}

function Deletion({ orders, onConfirm, onCancel }: DeletionProps) {
  const text = useText(triageMessages);
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
  const { open, cursor, selection, mayChange } = triage;
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const [pendingDelete, setPendingDelete] = useState<readonly Target[]>([]);

  useListKeys({
    onMove: cursor.move,
    onSelect: () => mayChange && cursor.at && selection.toggle(cursor.at.id),
    searchId: triageSearchId,
    onClose: () => (open.id === undefined ? selection.clear() : open.close()),
    onStatus: (status) => mayChange && void triage.setStatus(triage.targets, status as OrderStatus),
    doneStatus: delivered,
  });

  const remove = () => {
    setPendingDelete([]);
    selection.clear();
    if (pendingDelete.some(({ id }) => id === open.id)) open.close();
    void triage.remove(pendingDelete);
  };
  const Panes = !isWide && open.id !== undefined ? OrderOnly : SideBySide;
  return (
    <>
      <Panes triage={triage} isWide={isWide} onDelete={setPendingDelete} />
      {pendingDelete.length > 0 && (
        <Deletion orders={pendingDelete} onConfirm={remove} onCancel={() => setPendingDelete([])} />
      )}
    </>
  );
}
