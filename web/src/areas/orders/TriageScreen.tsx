import { Box, Stack } from '@mui/material';
import { type Theme, useTheme } from '@mui/material/styles';
import { OrderStatus, orderStatuses, type OrderSummary } from '@portal/contracts/areas/orders';
import { Suspense, useCallback, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useText } from '#core/i18n/use-text';
import { placeLabel } from '#core/restaurant-label';
import { topBarHeight } from '#core/theme/tokens';
import { Page } from '#ui/Page';
import { RowFailures } from '#ui/inbox/RowFailures';
import { useListKeys } from '#ui/inbox/use-list-keys';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useSlots } from '#ui/slots/Slots';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import type { KeyInUse } from '#ui/table/keys-in-use';
import { singleKey } from '#ui/table/use-row-keys';
import { useOnScreen } from '#ui/use-on-screen';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { OrderPane } from './OrderPane';
import { triageSearchId, TriageFilters, TriageSearch, TriageStatuses } from './TriageFilters';
import { type TriageProps, TriageTable } from './TriageTable';
import { triageTexts } from './texts';
import { type Triage, useTriage } from './use-triage';

const ConfirmDialog = lazyOverlay(() =>
  import('#ui/dialogs/ConfirmDialog').then((module) => module.ConfirmDialog),
);

const DeliverDialog = lazyOverlay(() => import('./DeliverDialog').then((module) => module.DeliverDialog));

const AssigneeMenu = lazyOverlay(() => import('./AssigneeMenu').then((module) => module.AssigneeMenu));

function Failures({ many }: Pick<Triage, 'many'>) {
  const text = useText(triageTexts);
  return (
    <RowFailures many={many} title={(count) => text('failedTitle', { count })} rowName={useOrderNumber()} />
  );
}

function OpenOrder({ triage, onDelete, onAssign, onClose }: TriageProps & { onClose?: () => void }) {
  const { open, mayChange, setStatus } = triage;
  const changeOf = (order: OrderSummary) => ({
    onStatus: (status: OrderStatus) => void setStatus([order], status),
    onAssign: (anchor: Element) => onAssign([order], anchor),
    onDelete: () => onDelete([order]),
  });
  return (
    <Loaded query={open.query} skeleton={<SkeletonRows rows={8} />}>
      {(order) => (
        <OrderPane order={order} onClose={onClose} change={mayChange ? changeOf(order) : undefined} />
      )}
    </Loaded>
  );
}

/** Wider orders beside a chat. */
function useColumns(isSplit: boolean): string {
  const hasChat = useSlots('besideOrder').length > 0;
  if (!isSplit) return 'minmax(0, 1fr)';
  return hasChat ? 'minmax(0, 4fr) minmax(0, 7fr)' : 'minmax(0, 5fr) minmax(0, 6fr)';
}

const beside = {
  position: 'sticky',
  top: (theme: Theme) => `calc(${topBarHeight}px + ${theme.spacing(2)})`,
  maxHeight: (theme: Theme) => `calc(100dvh - ${topBarHeight}px - ${theme.spacing(4)})`,
  overflowY: 'auto',
  '@media print': { position: 'static', maxHeight: 'none' },
} as const;

/** Of the list, or of the order that fills the page. */
function usePageHead({ open }: Triage, isPage: boolean) {
  const text = useText(triageTexts);
  const numberOf = useOrderNumber();
  if (!isPage) return { title: text('title'), width: 'full' } as const;
  const order = open.query.data;
  return {
    title: order === undefined ? text('title') : text('order', { number: numberOf(order) }),
    subtitle: order && placeLabel(order),
    crumbs: [{ label: text('backToList'), to: open.listAddress }],
  };
}

interface LayoutProps extends TriageProps {
  layout: 'list' | 'split' | 'order';
}

function useSearch({ triage: { inbox }, isWide, layout }: LayoutProps) {
  const [isOpen, setOpen] = useState(false);
  const onToggle = useCallback(() => setOpen((before) => !before), []);
  const isFolded = layout !== 'list' || !isWide;
  const { list } = inbox;
  return {
    field: <TriageSearch list={list} isFolded={isFolded} isOpen={isOpen} onToggle={onToggle} />,
    filters: (!isFolded || isOpen) && <TriageFilters list={list} />,
  };
}

/** The open order stays mounted from layout to layout, with what it uploads. */
function TriagePage(props: LayoutProps) {
  const { triage, isWide, layout } = props;
  const { open, many, inbox } = triage;
  const text = useText(triageTexts);
  const isSplit = layout === 'split';
  const columns = useColumns(isSplit);
  const noPrint = isSplit ? 'no' : undefined;
  const search = useSearch(props);
  return (
    <Page {...usePageHead(triage, layout === 'order')} actions={isWide && search.field}>
      {layout !== 'order' && (
        <Stack spacing={1.5} useFlexGap data-print={noPrint} sx={{ pb: 1.5 }}>
          <TriageStatuses list={inbox.list} counts={inbox.counts} />
          {!isWide && search.field}
          {search.filters}
        </Stack>
      )}
      <Failures many={many} />
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 3,
          gridTemplateColumns: columns,
          // Only the open order is printed.
          '@media print': { display: 'block' },
        }}
      >
        {layout !== 'order' && (
          <div data-print={noPrint}>
            <TriageTable {...props} isSplit={isSplit} />
          </div>
        )}
        {layout !== 'list' && (
          <Box
            {...(isSplit && { role: 'complementary', 'aria-label': text('openOrder') })}
            sx={isSplit ? beside : undefined}
          >
            <OpenOrder {...props} onClose={isSplit ? open.close : undefined} />
          </Box>
        )}
      </Box>
    </Page>
  );
}

interface DeleteDialogProps {
  orders: readonly OrderSummary[];
  onConfirm: () => void;
  onCancel: () => void;
}

function DeleteDialog({ orders: { length: count }, ...acts }: DeleteDialogProps) {
  const text = useText(triageTexts);
  return (
    <Suspense>
      <ConfirmDialog
        title={text('deleteTitle', { count })}
        text={text('deleteText')}
        confirmLabel={text('deleteConfirm', { count })}
        isGrave
        {...acts}
      />
    </Suspense>
  );
}

const moreKeys: readonly KeyInUse[] = [['assign', 'A']];

interface Assigning {
  readonly orders: readonly OrderSummary[];
  /** `null` if nothing has the focus. */
  readonly anchor: Element | null;
}

/** R-ORD-11…18, R-ORD-21. */
export function TriageScreen() {
  const triage = useTriage();
  const { open, inbox, mayChange, targets } = triage;
  const isWide = useOnScreen(useTheme().breakpoints.up('lg'));
  const [deleting, setDeleting] = useState<readonly OrderSummary[]>([]);
  const [assigning, setAssigning] = useState<Assigning | null>(null);

  const onAssign = (orders: readonly OrderSummary[], anchor: Element | null) =>
    orders.length > 0 && setAssigning({ orders, anchor });
  const onAssignKey = () => {
    const { activeElement, body } = document;
    onAssign(targets, activeElement === body ? null : activeElement);
  };
  useHotkeys('a', onAssignKey, { ...singleKey, enabled: mayChange });
  useListKeys({
    inbox,
    maySelect: mayChange,
    searchId: triageSearchId,
    onClose: open.id === undefined ? undefined : open.close,
    onStatus: (status) => mayChange && void triage.setStatus(targets, status as OrderStatus),
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
  const layout = isWide ? 'split' : 'order';
  return (
    <>
      <TriagePage
        triage={triage}
        isWide={isWide}
        layout={open.id === undefined ? 'list' : layout}
        onDelete={setDeleting}
        onAssign={onAssign}
      />
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
      {triage.delivering.length > 0 && (
        <Suspense>
          <DeliverDialog
            orders={triage.delivering}
            onAddArt={(order) => {
              triage.stopDelivering();
              open.openArt(order);
            }}
            onConfirm={() => void triage.deliver()}
            onCancel={triage.stopDelivering}
          />
        </Suspense>
      )}
      {deleting.length > 0 && (
        <DeleteDialog orders={deleting} onConfirm={remove} onCancel={() => setDeleting([])} />
      )}
    </>
  );
}
