import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  type ChangedItem,
  type OrderDetail,
  orderQueries,
  ownOrderCommands,
} from '@portal/contracts/areas/orders';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { FormDialog } from '#ui/form/FormDialog';
import { useCommandForm } from '#ui/form/use-command-form';
import { RecordText } from '#ui/record/RecordFields';
import { useToast } from '#ui/toast/toast-context';
import { useOrderNumber } from '../use-order-number';
import { ChangedItemFields } from './ChangedItemFields';
import { ownTexts } from '../texts';

interface ChangeOrderDialogProps {
  order: OrderDetail;
  onClose: () => void;
}

const changedItem = (
  { units, units_scale, units_scale_custom, custom }: OrderDetail['items'][number],
  at: number,
): ChangedItem => ({ at, units, units_scale, units_scale_custom, custom });

/** Contact, comments, and what is written on each piece, before the agency begins. */
export function ChangeOrderDialog({ order, onClose }: ChangeOrderDialogProps) {
  const text = useText(ownTexts);
  const toast = useToast();
  const number = useOrderNumber()(order);
  const { features } = useMarket();
  const { contact_name, contact_email, contact_phone, comments } = order;
  const items = order.items.map(changedItem);
  const form = useCommandForm(ownOrderCommands.ChangeOwnOrder, {
    words: ownTexts,
    initial: { contact_name, contact_email, contact_phone, comments, items },
    toInput: ({ items: wanted, ...contact }) => ({
      ...contact,
      id: order.id,
      version: order.content_version,
      // What stays as it is need not be right by the rules of today.
      items: wanted.filter((item, at) => JSON.stringify(item) !== JSON.stringify(items[at])) as never,
    }),
    refresh: [orderQueries.GetOrder, orderQueries.ListOrders],
    onSent: () => {
      toast.done(text('saved', { number }));
      onClose();
    },
  });
  const edit = (changed: ChangedItem) =>
    form.set(
      'items',
      form.values.items.map((item) => (item.at === changed.at ? changed : item)),
    );
  return (
    <FormDialog form={form} title={text('changeTitle', { number })} confirm={text('save')} onClose={onClose}>
      <Stack spacing={3}>
        <Stack component="section" aria-label={text('contact')} spacing={2}>
          <RecordText {...form.field('contact_name')} autoComplete="name" />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <RecordText {...form.field('contact_email')} type="email" autoComplete="email" />
            <RecordText
              {...form.field('contact_phone')}
              type="tel"
              autoComplete="tel"
              optional={!features.contactPhoneRequired}
            />
          </Box>
          <RecordText {...form.field('comments')} multiline minRows={2} optional />
        </Stack>
        {order.items.map((item, at) => (
          <ChangedItemFields
            key={at}
            ordered={item}
            value={form.values.items[at] ?? changedItem(item, at)}
            isWrong={form.codeOf('items') !== undefined}
            onChange={edit}
          />
        ))}
      </Stack>
    </FormDialog>
  );
}
