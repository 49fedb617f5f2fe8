import EventOutlined from '@mui/icons-material/EventOutlined';
import { Box, Button, Stack } from '@mui/material';
import { type OrderDetail, orderWorkCommands, settledStatuses } from '@portal/contracts/areas/orders';
import { type ComponentProps, Suspense, useState } from 'react';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { FactList } from '#ui/FactList';
import { Highlight } from '#ui/Highlight';
import { Panel } from '#ui/Panel';
import { lazyOverlay } from '#ui/part/lazy-part';
import { NeededChip } from './WorkChips';
import { neededTexts } from './texts';

const NeededByDialog = lazyOverlay(() => import('./NeededByDialog').then((module) => module.NeededByDialog));

interface NeededByPanelProps extends Pick<ComponentProps<typeof Panel>, 'level' | 'foldsAs'> {
  order: OrderDetail;
  hidesRisk?: boolean;
}

/** Days of the order and its pieces, changed by either side. */
export function NeededByPanel({ order, hidesRisk = false, ...panel }: NeededByPanelProps) {
  const text = useText(neededTexts);
  const dates = useDates();
  const isSettled = settledStatuses.includes(order.status);
  const mayChange = useMay()(orderWorkCommands.ChangeNeededBy) && !isSettled;
  const [isOpen, setOpen] = useState(false);
  const { needed_by: day, items } = order;
  const own = items.flatMap(({ needed_by: own, filename: label }, at) =>
    own === '' ? [] : [{ key: String(at), label, value: dates.day(own) }],
  );
  if (isSettled && order.needed_on === '') return null;
  const whole = { key: 'order', label: text('needed_by'), value: day === '' ? text('none') : dates.day(day) };
  return (
    <Panel title={text('label')} {...panel}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Highlight of={order.needed_version}>
          {order.needed_on === '' ? (
            <Box sx={{ color: 'text.secondary' }}>{text('none')}</Box>
          ) : (
            <NeededChip order={order} hidesRisk={hidesRisk} />
          )}
        </Highlight>
        {own.length > 0 && (
          <Box sx={{ width: '100%' }}>
            <FactList label={text('label')} facts={[whole, ...own]} />
          </Box>
        )}
        {mayChange && (
          <Button size="small" startIcon={<EventOutlined aria-hidden />} onClick={() => setOpen(true)}>
            {text('change')}
          </Button>
        )}
        {isOpen && (
          <Suspense>
            <NeededByDialog order={order} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </Stack>
    </Panel>
  );
}
