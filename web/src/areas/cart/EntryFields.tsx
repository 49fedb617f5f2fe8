import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import SearchRounded from '@mui/icons-material/SearchRounded';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { Box, OutlinedInput, Stack } from '@mui/material';
import {
  type CartEntry,
  type CheckoutErrorCode,
  isPrinted,
  notChosen,
  otherAddress,
  personalisedScale,
  unitsScale,
} from '@portal/contracts/areas/cart';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { restaurantLabel } from '#core/restaurant-label';
import { useSite } from '#core/session/site';
import { type Choice, ChoiceCards } from '#ui/fields/ChoiceCards';
import { FieldFrame, fieldIds } from '#ui/fields/Field';
import { LazyDayField } from '#ui/fields/LazyDayField';
import { TextInput } from '#ui/fields/TextInput';
import { RestaurantSelect } from '#ui/restaurant/RestaurantSelect';
import { orderLimit } from './cart';
import { deliveryTexts, detailsTexts } from './texts';
import { useFieldError, type WizardPageProps } from './use-wizard';
import { change, chooseScale, personalise } from './wizard';

type EntryProps = Pick<WizardPageProps, 'entry' | 'edit'>;

export const twoColumns = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

export function DateFields({ entry, edit, errors }: Pick<WizardPageProps, 'entry' | 'edit' | 'errors'>) {
  const text = useText(detailsTexts);
  const errorText = useFieldError();
  return (
    <Box sx={twoColumns}>
      <LazyDayField
        label={text('startDate')}
        name="custom.start_date"
        optional
        value={entry.custom.start_date}
        onChange={(day) => edit(personalise({ start_date: day }))}
      />
      <LazyDayField
        label={text('endDate')}
        name="custom.end_date"
        optional
        value={entry.custom.end_date}
        earliest={entry.custom.start_date}
        onChange={(day) => edit(personalise({ end_date: day }))}
        error={errorText(errors['custom.end_date'])}
      />
    </Box>
  );
}

/** R-CRT-10…13. */
export type DeliveryErrors = Readonly<Partial<Record<CheckoutErrorCode, true>>>;

interface DeliveryFieldsProps extends EntryProps {
  errors: DeliveryErrors;
  isHeadline?: boolean;
  /** By default all that method, format and market require. */
  only?: readonly CheckoutErrorCode[];
}

export function DeliveryFields({ entry, edit, errors, only, isHeadline = false }: DeliveryFieldsProps) {
  const text = useText(deliveryTexts);
  const { features } = useMarket();
  const isCounted = isPrinted(entry);
  const isShown = (code: CheckoutErrorCode) => only?.includes(code) ?? true;
  const errorOf = (code: 'units' | 'billed' | 'shipped') =>
    errors[code] === true ? text(`error.${code}`) : undefined;
  const given = { entry, edit };
  return (
    <Stack spacing={4}>
      {isCounted && isShown('units') && <UnitsField {...given} error={errorOf('units')} />}
      {features.billingRestaurant && isShown('billed') && (
        <PlaceField
          key={`billed-${entry.restaurant_id}`}
          name="billed"
          {...given}
          hideLabel={isHeadline}
          error={errorOf('billed')}
        />
      )}
      {isCounted && isShown('shipped') && (
        <PlaceField
          key={`shipped-${entry.restaurant_id}`}
          name="shipped"
          {...given}
          error={errorOf('shipped')}
        />
      )}
    </Stack>
  );
}

/** R-WIZ-16, R-WIZ-17: numbers and ranges, or an exact number in words. */
function UnitsField({ entry, edit, error }: EntryProps & { error: string | undefined }) {
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

type Way = 'site' | 'restaurant' | 'address';

/** @param place restaurant id, or one of the codes for another address and for none (AMB-15) */
function wayOf(place: number, site: SessionRestaurant | null): Way | '' {
  if (place === otherAddress) return 'address';
  if (place === notChosen) return '';
  return place === site?.id ? 'site' : 'restaurant';
}

function useSiteOf({ restaurant_id: madeFor }: CartEntry): SessionRestaurant | null {
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
  return ways.filter((way) => way !== false);
}

interface PlaceFieldProps extends EntryProps {
  /** Only deliveries go to other addresses. */
  name: 'billed' | 'shipped';
  hideLabel?: boolean;
  error: string | undefined;
}

/** R-CRT-04, R-CRT-12. */
function PlaceField({ name, entry, edit, hideLabel = false, error }: PlaceFieldProps) {
  const text = useText(deliveryTexts);
  const { restaurants } = useSite();
  const site = useSiteOf(entry);
  const ways = useWays(site, name === 'shipped');
  const [way, setWay] = useState<Way | ''>(() => wayOf(entry[name], site));
  const place = (id: number) => edit(change(name === 'billed' ? { billed: id } : { shipped: id }));
  const choose = (chosen: string) => {
    setWay(chosen as Way);
    if (chosen === 'site') place(site?.id ?? notChosen);
    else place(chosen === 'address' ? otherAddress : notChosen);
  };
  return (
    <Stack spacing={2}>
      <ChoiceCards
        name={name}
        layout="rows"
        label={text(name)}
        hideLabel={hideLabel}
        value={way}
        onChange={choose}
        choices={ways}
        error={way === 'site' || way === '' ? error : undefined}
      />
      {way === 'restaurant' && (
        <RestaurantSearchField
          restaurants={restaurants.filter(({ id }) => id !== site?.id)}
          value={entry[name]}
          onChange={place}
          error={error}
        />
      )}
      {way === 'address' && (
        <TextInput
          label={text('customShip')}
          placeholder={text('customShipPlaceholder')}
          name={`${name}.custom_ship`}
          autoFocus
          multiline
          minRows={2}
          maxLength={orderLimit('items.custom_ship')}
          value={entry.custom_ship}
          onChange={(event) => edit(change({ custom_ship: event.target.value }))}
          error={error}
        />
      )}
    </Stack>
  );
}

interface RestaurantSearchFieldProps {
  restaurants: readonly SessionRestaurant[];
  /** -1: none. */
  value: number;
  onChange: (id: number) => void;
  error: string | undefined;
  label?: string;
  /** A field without a name gets the focus. */
  name?: string;
}

export function RestaurantSearchField(props: RestaurantSearchFieldProps) {
  const { restaurants, value, onChange, error, name } = props;
  const text = useText(deliveryTexts);
  const label = props.label ?? text('otherRestaurantLabel');
  return (
    <RestaurantSelect
      label={label}
      restaurants={restaurants}
      value={value}
      onChange={(id) => onChange(id ?? notChosen)}
      openOnFocus
      renderInput={({ id, slotProps }) => {
        const { id: control, ...described } = fieldIds(id, { label, error });
        return (
          <FieldFrame id={control} label={label} error={error}>
            <OutlinedInput
              id={control}
              fullWidth
              name={name}
              autoFocus={name === undefined}
              placeholder={text('otherRestaurantPlaceholder')}
              {...slotProps.input}
              slotProps={{ input: { ...slotProps.htmlInput, ...described } }}
            />
          </FieldFrame>
        );
      }}
    />
  );
}
