import { useTheme } from '@mui/material/styles';
import { OrderStatus, orderStatuses, type OrderSummary } from '@portal/contracts/areas/orders';
import { Suspense, useState, useCallback } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useText } from '#core/i18n/use-text';
import { useListKeys } from '#ui/inbox/use-list-keys';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useOnScreen } from '#ui/use-on-screen';
import type { KeyInUse } from '#ui/table/keys-in-use';
import { singleKey } from '#ui/table/use-row-keys';
import { useSlots } from '#ui/slots/Slots';
import { placeLabel } from '#core/restaurant-label';
import { topBarHeight } from '#core/theme/tokens';
import { RowFailures } from '#ui/inbox/RowFailures';
import { Page } from '#ui/Page';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { triageTexts } from '../texts';
import { useOrderNumber } from '../use-order-number';
import { triageSearchId, TriageFilters, TriageSearch, TriageStatuses } from './TriageFilters';
import { useTriage } from './use-triage';
import { OrderPane } from './OrderPane';
import { TriageTable, type TriageTableProps } from './TriageTable';

function Failures({ triage }: Pick<TriageTableProps, 'triage'>) {
  const text = useText(triageTexts);
  const numberOf = useOrderNumber();
  return (
    <RowFailures many={triage.many} title={(count) => text('failedTitle', { count })} rowName={numberOf} />
  );
}

function OpenOrder({ triage, onDelete, onAssign, onClose }: TriageTableProps & { onClose?: () => void }) {
  const { open, mayChange, setStatus } = triage;
  return (
    <Loaded query={open.query} skeleton={<SkeletonRows rows={8} />}>
      {(order) => (
        <OrderPane
          order={order}
          onClose={onClose}
          change={
            mayChange
              ? {
                  onStatus: (status) => void setStatus([order], status),
                  onAssign: (anchor) => onAssign([order], anchor),
                  onDelete: () => onDelete([order]),
                }
              : undefined
          }
        />
      )}
    </Loaded>
  );
}

/** The open order with the whole screen for itself. */
function OrderOnly(props: TriageTableProps) {
  const text = useText(triageTexts);
  const numberOf = useOrderNumber();
  const { open } = props.triage;
  const order = open.query.data;
  const place = order && placeLabel(order);
  return (
    <Page
      title={order === undefined ? text('title') : text('order', { number: numberOf(order) })}
      subtitle={place}
      crumbs={[{ label: text('backToList'), to: open.listAddress }]}
    >
      <Failures triage={props.triage} />
      <OpenOrder {...props} />
    </Page>
  );
}

/** Search, statuses and filters above the list; most filters are folded away where the list has little room. */
function useFiltering({ triage, isWide }: TriageTableProps, isSplit: boolean) {
  const { list, counts } = triage.inbox;
  const [isOpen, setOpen] = useState(false);
  const onToggle = useCallback(() => setOpen((before) => !before), []);
  const isFolded = isSplit || !isWide;
  const search = <TriageSearch list={list} isFolded={isFolded} isOpen={isOpen} onToggle={onToggle} />;
  return {
    inHead: isWide ? search : undefined,
    below: (
      <Stack spacing={1.5} useFlexGap data-print={isSplit ? 'no' : undefined} sx={{ pb: 1.5 }}>
        <TriageStatuses list={list} counts={counts} />
        {!isWide && search}
        {(!isFolded || isOpen) && <TriageFilters list={list} />}
      </Stack>
    ),
  };
}

/** The list, and beside it the open order, which stays while the list scrolls. */
function SideBySide(props: TriageTableProps) {
  const { triage, isWide } = props;
  const { open } = triage;
  const text = useText(triageTexts);
  const isSplit = isWide && open.id !== undefined;
  const filtering = useFiltering(props, isSplit);
  const isShared = useSlots('besideOrder').length > 0;
  const split = isShared ? 'minmax(0, 4fr) minmax(0, 7fr)' : 'minmax(0, 5fr) minmax(0, 6fr)';
  return (
    <Page title={text('title')} width="full" actions={filtering.inHead}>
      {filtering.below}
      <Failures triage={props.triage} />
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 3,
          gridTemplateColumns: isSplit ? split : 'minmax(0, 1fr)',
          // The open order alone goes on paper.
          '@media print': { display: 'block' },
        }}
      >
        <div data-print={isSplit ? 'no' : undefined}>
          <TriageTable {...props} isSplit={isSplit} />
        </div>
        {isSplit && (
          <Box
            component="aside"
            aria-label={text('openOrder')}
            sx={{
              position: 'sticky',
              top: (theme) => `calc(${topBarHeight}px + ${theme.spacing(2)})`,
              maxHeight: (theme) => `calc(100dvh - ${topBarHeight}px - ${theme.spacing(4)})`,
              overflowY: 'auto',
              '@media print': { position: 'static', maxHeight: 'none' },
            }}
          >
            <OpenOrder {...props} onClose={open.close} />
          </Box>
        )}
      </Box>
    </Page>
  );
}

/** What the triage's keys do beside those of every work list. */
const moreKeys: readonly KeyInUse[] = [['assign', 'A']];

/** Where the keyboard is; `null` for nowhere in particular. */
const focusedElement = (): Element | null =>
  document.activeElement === document.body ? null : document.activeElement;

/** A asks to whom what the keys act on is to be given. */
function useAssignKey(enabled: boolean, onAssign: () => void): void {
  useHotkeys('a', onAssign, { ...singleKey, enabled });
}

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
