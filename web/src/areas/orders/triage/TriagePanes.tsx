import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useCallback, useState } from 'react';
import { useSlots } from '#ui/slots/use-slots';
import { useText } from '#core/i18n/use-text';
import { placeLabel } from '#core/restaurant-label';
import { topBarHeight } from '#core/theme/top-bar-height';
import { RowFailures } from '#ui/inbox/RowFailures';
import { Page } from '#ui/Page';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { useOrderNumber } from '../use-order-number';
import { OrderPane } from './OrderPane';
import { triageTexts } from '../texts';
import { TriageFilters, TriageSearch, TriageStatuses } from './TriageFilters';
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
export function OrderOnly(props: TriageTableProps) {
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
export function SideBySide(props: TriageTableProps) {
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
