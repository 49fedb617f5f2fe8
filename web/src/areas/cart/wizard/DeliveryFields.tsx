import Stack from '@mui/material/Stack';
import {
  type CartEntry,
  type CheckoutErrorCode,
  isPrinted,
  otherAddress,
  personalisedScale,
  unitsScale,
  notChosen,
} from '@portal/contracts/areas/cart';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import SearchRounded from '@mui/icons-material/SearchRounded';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { ChoiceCards, type Choice } from '#ui/fields/ChoiceCards';
import { TextInput } from '#ui/fields/TextInput';
import { restaurantLabel } from '#core/restaurant-label';
import { useSite } from '#core/session/site';
import { orderLimit } from '../order-limits';
import { deliveryTexts } from '../texts';
import { change, chooseScale, type EntryChange } from './entry-changes';
import { RestaurantSearchField } from './RestaurantSearchField';

/** The three ways to name a place. */
type Way = 'site' | 'restaurant' | 'address';

interface PlaceFieldProps {
  name: string;
  label: string;
  /** The page's heading asks it already. */
  hideLabel?: boolean;
  /** Id of the restaurant that the piece is made for; -1 where nobody knows: then the one being worked on. */
  madeFor: number;
  /** Restaurant id; 0 another address, -1 not chosen (AMB-15). */
  value: number;
  onChange: (place: number) => void;
  /** Offered only where goods go: an invoice has no other address. */
  address?: {
    readonly isChosen: boolean;
    readonly value: string;
    readonly onChange: (address: string) => void;
  };
  error: string | undefined;
}

function wayOf(value: number, site: SessionRestaurant | null): Way | '' {
  if (value === otherAddress) return 'address';
  if (value === notChosen) return '';
  return value === site?.id ? 'site' : 'restaurant';
}

/** The restaurant that is offered first: never another one because the header was changed meanwhile. */
function useOwnSite(madeFor: number): SessionRestaurant | null {
  const { restaurant, restaurants } = useSite();
  return madeFor === notChosen ? restaurant : (restaurants.find(({ id }) => id === madeFor) ?? null);
}

function useWays(site: SessionRestaurant | null, hasAddress: boolean): Choice[] {
  const text = useText(deliveryTexts);
  const { restaurants } = useSite();
  const ways: (Choice | false)[] = [
    site !== null && {
      value: 'site',
      label: restaurantLabel(site),
      hint: text('siteHint'),
      picture: <StorefrontOutlined />,
    },
    restaurants.length > 1 && {
      value: 'restaurant',
      label: text('otherRestaurant'),
      picture: <SearchRounded />,
    },
    hasAddress && {
      value: 'address',
      label: text('otherAddress'),
      hint: text('otherAddressHint'),
      picture: <PlaceOutlined />,
    },
  ];
  return ways.filter((way): way is Choice => way !== false);
}

/** A restaurant of the person's own, first the one that the piece is made for; for goods also any address (R-CRT-04, R-CRT-12). */
function PlaceField({
  name,
  label,
  hideLabel = false,
  madeFor,
  value,
  onChange,
  address,
  error,
}: PlaceFieldProps) {
  const text = useText(deliveryTexts);
  const { restaurants } = useSite();
  const site = useOwnSite(madeFor);
  const ways = useWays(site, address !== undefined);
  const [way, setWay] = useState<Way | ''>(() => wayOf(value, site));

  const choose = (chosen: string) => {
    setWay(chosen as Way);
    if (chosen === 'site') onChange(site?.id ?? notChosen);
    else onChange(chosen === 'address' ? otherAddress : notChosen);
  };
  return (
    <Stack spacing={2}>
      <ChoiceCards
        name={name}
        layout="rows"
        label={label}
        hideLabel={hideLabel}
        value={way}
        onChange={choose}
        choices={ways}
        error={way === 'site' || way === '' ? error : undefined}
      />
      {way === 'restaurant' && (
        <RestaurantSearchField
          restaurants={restaurants.filter(({ id }) => id !== site?.id)}
          value={value}
          onChange={onChange}
          error={error}
        />
      )}
      {way === 'address' && address !== undefined && (
        <TextInput
          label={text('customShip')}
          placeholder={text('customShipPlaceholder')}
          name={`${name}.custom_ship`}
          autoFocus
          multiline
          minRows={2}
          maxLength={orderLimit('items.custom_ship')}
          value={address.value}
          onChange={(event) => address.onChange(event.target.value)}
          error={error}
        />
      )}
    </Stack>
  );
}

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
