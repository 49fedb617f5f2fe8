import Stack from '@mui/material/Stack';
import {
  type CartEntry,
  type CheckoutErrorCode,
  isPrinted,
  otherAddress,
  personalisedScale,
  unitsScale,
} from '@portal/contracts/areas/cart';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { ChoiceCards } from '#ui/fields/ChoiceCards';
import { TextInput } from '#ui/fields/TextInput';
import { orderLimit } from '../order-limits';
import { deliveryTexts } from '../texts';
import { change, chooseScale, type EntryChange } from './entry-changes';
import { PlaceField } from './PlaceField';

/** Which of these fields the cart complains of (R-CRT-10…13). */
export type DeliveryErrors = Readonly<Partial<Record<CheckoutErrorCode, true>>>;

interface DeliveryFieldsProps {
  entry: CartEntry;
  edit: (change: EntryChange) => void;
  errors: DeliveryErrors;
  /** It is one question alone, and the page's heading asks it. */
  isHeadline?: boolean;
  /** Only these fields; without it all that the method and the market ask for. */
  only?: readonly CheckoutErrorCode[];
}

/** How many, who pays, where to: only what the method, the format and the market ask for. */
export function DeliveryFields({ entry, edit, errors, only, isHeadline = false }: DeliveryFieldsProps) {
  const text = useText(deliveryTexts);
  const { features } = useMarket();
  const isCounted = isPrinted(entry);
  const isShown = (code: CheckoutErrorCode) => only?.includes(code) ?? true;
  const complaint = (code: 'units' | 'billed' | 'shipped') =>
    errors[code] === true ? text(`error.${code}`) : undefined;
  return (
    <Stack spacing={4}>
      {isCounted && isShown('units') && <UnitsField entry={entry} edit={edit} error={complaint('units')} />}
      {features.billingRestaurant && isShown('billed') && (
        <PlaceField
          key={`billed-${entry.restaurant_id}`}
          name="billed"
          madeFor={entry.restaurant_id}
          label={text('billed')}
          hideLabel={isHeadline}
          value={entry.billed}
          onChange={(billed) => edit(change({ billed }))}
          error={complaint('billed')}
        />
      )}
      {isCounted && isShown('shipped') && (
        <PlaceField
          key={`shipped-${entry.restaurant_id}`}
          name="shipped"
          madeFor={entry.restaurant_id}
          label={text('shipped')}
          value={entry.shipped}
          onChange={(shipped) => edit(change({ shipped }))}
          address={{
            isChosen: entry.shipped === otherAddress,
            value: entry.custom_ship,
            onChange: (address) => edit(change({ custom_ship: address })),
          }}
          error={complaint('shipped')}
        />
      )}
    </Stack>
  );
}

interface UnitsFieldProps {
  entry: CartEntry;
  edit: (change: EntryChange) => void;
  error: string | undefined;
}

/** R-WIZ-16, R-WIZ-17: numbers and ranges to choose from; "another number" is written. */
function UnitsField({ entry, edit, error }: UnitsFieldProps) {
  const text = useText(deliveryTexts);
  const isCustom = entry.units_scale === personalisedScale;
  return (
    <Stack spacing={2}>
      <ChoiceCards
        name="units_scale"
        layout="pills"
        label={text('units')}
        value={entry.units_scale}
        onChange={(scale) => edit(chooseScale(scale))}
        error={isCustom ? undefined : error}
        choices={unitsScale.map((scale) => ({
          value: scale,
          label: scale === personalisedScale ? text('unitsCustom') : scale.replace(' - ', '–'),
        }))}
      />
      {isCustom && (
        <TextInput
          label={text('unitsCustomLabel')}
          placeholder={text('unitsCustomPlaceholder')}
          name="units_scale_custom"
          autoFocus
          maxLength={orderLimit('items.units_scale_custom')}
          value={entry.units_scale_custom}
          onChange={(event) => edit(change({ units_scale_custom: event.target.value }))}
          error={error && text('error.unitsCustom')}
        />
      )}
    </Stack>
  );
}
