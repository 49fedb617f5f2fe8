import BlockRounded from '@mui/icons-material/BlockRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  type OrderDetail,
  orderQueries,
  ownOrderCommands,
  ownOrderRefusal,
  settledStatuses,
} from '@portal/contracts/areas/orders';
import { Suspense, useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useSlots } from '#ui/slots/use-slots';
import { useMay } from '#core/session/use-may';
import { Panel } from '#ui/Panel';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useToast } from '#ui/toast/toast-context';
import { useOrderNumber } from '../use-order-number';
import { AgencyLink } from './AgencyLink';
import { ownTexts } from '../texts';

const ConfirmDialog = lazyOverlay(() =>
  import('#ui/dialogs/ConfirmDialog').then((module) => module.ConfirmDialog),
);
const ChangeOrderDialog = lazyOverlay(() =>
  import('./ChangeOrderDialog').then((module) => module.ChangeOrderDialog),
);

interface OwnOrderPanelProps {
  order: OrderDetail;
}

function CancelQuestion({ order, onClose }: OwnOrderPanelProps & { onClose: () => void }) {
  const text = useText(ownTexts);
  const toast = useToast();
  const number = useOrderNumber()(order);
  const cancel = useCallCommand(ownOrderCommands.CancelOwnOrder, {
    refresh: [orderQueries.GetOrder, orderQueries.ListOrders, orderQueries.CountOrders],
    once: true,
  });
  const send = async () => {
    await cancel.send({ id: order.id }).then(
      () => toast.done(text('cancelled', { number })),
      // Somebody was faster: what is shown follows by itself.
      (error: unknown) => toast.failed(error),
    );
    onClose();
  };
  return (
    <ConfirmDialog
      title={text('cancelTitle', { number })}
      text={text('cancelText')}
      confirmLabel={text('cancel')}
      cancelLabel={text('cancelKeep')}
      isGrave
      isPending={cancel.isPending}
      onConfirm={() => void send()}
      onCancel={onClose}
    />
  );
}

type Asked = 'change' | 'cancel';

function OwnActions({ onAsk }: { onAsk: (what: Asked) => void }) {
  const text = useText(ownTexts);
  const may = useMay();
  return (
    <>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text('stillOwn')}</Box>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {may(ownOrderCommands.ChangeOwnOrder) && (
          <Button startIcon={<EditOutlined aria-hidden />} onClick={() => onAsk('change')}>
            {text('change')}
          </Button>
        )}
        <Button startIcon={<BlockRounded aria-hidden />} onClick={() => onAsk('cancel')}>
          {text('cancel')}
        </Button>
      </Stack>
    </>
  );
}

/** What a restaurant may still do with its order, and whom to write to. */
export function OwnOrderPanel({ order }: OwnOrderPanelProps) {
  const text = useText(ownTexts);
  const may = useMay();
  const numberOf = useOrderNumber();
  // It stays open where somebody takes the order meanwhile: what is typed is not lost, and the answer says why.
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const isOwn = ownOrderRefusal({ status: order.status, assignee: order.assignee_id }) === null;
  // Where the order has a chat, that is where the agency is written to.
  const hasChat = useSlots('besideOrder').length > 0;
  const over = settledStatuses.includes(order.status) ? 'over' : 'taken';
  const mayCancel = isOwn && may(ownOrderCommands.CancelOwnOrder);
  return (
    <Panel title={text('title')}>
      <Stack spacing={1.5}>
        {mayCancel ? (
          <OwnActions onAsk={setAsked} />
        ) : (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {text(hasChat ? `${over}Chat` : over)}
          </Box>
        )}
        {!hasChat && <AgencyLink subject={text('subject', { number: numberOf(order) })} />}
      </Stack>
      <Suspense>
        {asked === 'change' && <ChangeOrderDialog order={order} onClose={close} />}
        {asked === 'cancel' && <CancelQuestion order={order} onClose={close} />}
      </Suspense>
    </Panel>
  );
}
