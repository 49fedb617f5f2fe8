import { phoneDigits } from '@portal/contracts/kernel';
import { Box, Stack, Typography } from '@mui/material';
import {
  type ChangedItem,
  type OrderDetail,
  orderQueries,
  ownOrderCommands,
  type OrderedItem,
} from '@portal/contracts/areas/orders';
import { personalisedScale, unitsScale } from '@portal/contracts/areas/cart';
import { useDomains } from '#core/email-domains';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { FormDialog } from '#ui/form/FormDialog';
import { useCommandForm } from '#ui/form/use-command-form';
import { RecordText } from '#ui/record/RecordFields';
import { useToast } from '#ui/toast/toast-context';
import { SelectInput } from '#ui/fields/SelectInput';
import { TextInput } from '#ui/fields/TextInput';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { changedItem } from './orders';
import { ownTexts } from './texts';

interface UnitFieldsProps {
  ordered: OrderedItem;
  value: ChangedItem;
  onChange: (changed: ChangedItem) => void;
}

/** Shown if they were filled in the order. */
const textFields = [
  { name: 'restaurant', label: 'onPiece' },
  { name: 'price', label: 'price' },
  { name: 'schedule', label: 'schedule' },
  { name: 'date', label: 'date' },
] as const;

function UnitFields({ ordered, value, onChange }: UnitFieldsProps) {
  const text = useText(ownTexts);
  const { at } = value;
  if (ordered.units_scale !== '') {
    const options = unitsScale.map((scale) => ({
      value: scale,
      label: scale === personalisedScale ? text('otherScale') : scale,
    }));
    return (
      <>
        <SelectInput
          label={text('scale')}
          name={`items.${at}.units_scale`}
          options={options}
          value={value.units_scale}
          onChange={({ target }) => onChange({ ...value, units_scale: target.value })}
        />
        {value.units_scale === personalisedScale && (
          <TextInput
            label={text('otherScale')}
            name={`items.${at}.units_scale_custom`}
            maxLength={50}
            value={value.units_scale_custom}
            onChange={({ target }) => onChange({ ...value, units_scale_custom: target.value })}
          />
        )}
      </>
    );
  }
  return ordered.units > 0 ? (
    <TextInput
      label={text('units')}
      name={`items.${at}.units`}
      inputMode="numeric"
      value={value.units === 0 ? '' : value.units}
      onChange={({ target }) => onChange({ ...value, units: Number(target.value.replaceAll(/\D/g, '')) })}
    />
  ) : null;
}

/** A piece ordered unchanged has no texts (AMB-60). */
function ItemFields({ ordered, value, isWrong, onChange }: UnitFieldsProps & { isWrong: boolean }) {
  const text = useText(ownTexts);
  const { at, custom } = value;
  const setText = (name: keyof ChangedItem['custom'], changed: string) =>
    onChange({ ...value, custom: { ...custom, [name]: changed } });
  const isAsItIs = ordered.as_it_is === true;
  if (isAsItIs && ordered.units === 0 && ordered.units_scale === '') return null;
  return (
    <Stack component="section" aria-label={ordered.filename} spacing={2}>
      <Typography variant="subtitle1" component="h3" sx={{ pt: 1, borderTop: 1, borderColor: 'divider' }}>
        {ordered.filename}
      </Typography>
      {isWrong && (
        <Typography variant="body2" color="error" role="alert">
          {text('itemWrong')}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <UnitFields ordered={ordered} value={value} onChange={onChange} />
        {!isAsItIs &&
          textFields
            .filter(({ name }) => ordered.custom[name] !== '')
            .map(({ name, label }) => (
              <TextInput
                key={name}
                label={text(label)}
                name={`items.${at}.custom.${name}`}
                maxLength={name === 'price' || name === 'date' ? 50 : 200}
                value={custom[name]}
                onChange={({ target }) => setText(name, target.value)}
              />
            ))}
      </Box>
      {!isAsItIs && (
        <TextInput
          label={text('others')}
          name={`items.${at}.custom.others`}
          optional
          multiline
          maxLength={2000}
          value={custom.others}
          onChange={({ target }) => setText('others', target.value)}
        />
      )}
    </Stack>
  );
}

interface ChangeOrderDialogProps {
  order: OrderDetail;
  onClose: () => void;
}

export function ChangeOrderDialog({ order, onClose }: ChangeOrderDialogProps) {
  const text = useText(ownTexts);
  const toast = useToast();
  const number = useOrderNumber()(order);
  const { features, corporateDomain: domain } = useMarket();
  const domains = useDomains();
  const { contact_name, contact_email, contact_phone, comments } = order;
  const items = order.items.map(changedItem);
  const form = useCommandForm(ownOrderCommands.ChangeOwnOrder, {
    words: ownTexts,
    initial: { contact_name, contact_email, contact_phone, comments, items },
    toInput: ({ items: edited, ...contact }) => ({
      ...contact,
      id: order.id,
      version: order.content_version,
      // Unchanged pieces may break rules that are newer than the order.
      items: edited.filter((item, at) => JSON.stringify(item) !== JSON.stringify(items[at])) as never,
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
            <RecordText
              {...form.field('contact_email', { domain, domains })}
              type="email"
              autoComplete="email"
            />
            <RecordText
              {...form.field('contact_phone', phoneDigits)}
              type="tel"
              autoComplete="tel"
              optional={!features.contactPhoneRequired}
            />
          </Box>
          <RecordText {...form.field('comments')} multiline minRows={2} optional />
        </Stack>
        {order.items.map((item, at) => (
          <ItemFields
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
