import { Stack } from '@mui/material';
import {
  neededByProblem,
  type OrderDetail,
  orderQueries,
  orderWorkCommands,
} from '@portal/contracts/areas/orders';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { NeededDayField } from '#ui/fields/NeededDayField';
import { FormDialog } from '#ui/form/FormDialog';
import { useCommandForm } from '#ui/form/use-command-form';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { RecordText } from '#ui/record/RecordFields';
import { useToast } from '#ui/toast/toast-context';
import { useNow } from '#ui/use-now';
import { neededTexts } from './texts';

interface NeededByDialogProps {
  order: OrderDetail;
  onClose: () => void;
}

interface Values {
  needed_by: string;
  /** Days of the pieces; empty for the order's. */
  items: string[];
  reason: string;
  /** `needed_version` seen. */
  version: number;
}

/** Unchanged days may have passed. */
export function NeededByDialog({ order, onClose }: NeededByDialogProps) {
  const text = useText(neededTexts);
  const toast = useToast();
  const market = useMarket();
  const now = new Date(useNow()).toISOString();
  const number = useOrderNumber()(order);
  const before = order.items.map((item) => item.needed_by);
  const isWrong = (day: string, former: string | undefined) =>
    day !== former && neededByProblem(day, now, market) !== null;
  const form = useCommandForm<typeof orderWorkCommands.ChangeNeededBy, Values>(
    orderWorkCommands.ChangeNeededBy,
    {
      words: neededTexts,
      initial: { needed_by: order.needed_by, items: before, reason: '', version: order.needed_version },
      toInput: ({ items, ...values }) => ({
        ...values,
        id: order.id,
        items: items.flatMap((day, at) => (day === before[at] ? [] : [{ at, needed_by: day }])),
      }),
      useCheck: ({ needed_by: day, items }) => ({
        needed_by: isWrong(day, order.needed_by) ? 'day' : undefined,
        items: items.some((each, at) => isWrong(each, before[at])) ? 'day' : undefined,
      }),
      refresh: [orderQueries.GetOrder, orderQueries.ListOrders],
      onSent: () => {
        toast.done(text('saved', { number }));
        onClose();
      },
    },
  );
  const { needed_by: day, items } = form.values;
  return (
    <FormDialog
      form={form}
      width="xs"
      title={text('title', { number })}
      confirm={text('save')}
      onClose={onClose}
    >
      <Stack spacing={2.5} sx={{ pt: 0.5 }}>
        <NeededDayField
          label={text('needed_by')}
          name="needed_by"
          value={day}
          before={order.needed_by}
          onChange={(changed) => form.set('needed_by', changed)}
        />
        {order.items.length > 1 &&
          order.items.map(({ filename }, at) => (
            <NeededDayField
              key={at}
              label={filename}
              name={`items.${at}.needed_by`}
              value={items[at] ?? ''}
              before={before[at] ?? ''}
              hidesHint
              onChange={(changed) => form.set('items', items.with(at, changed))}
            />
          ))}
        <RecordText {...form.field('reason')} multiline minRows={2} />
      </Stack>
    </FormDialog>
  );
}
