import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import SearchRounded from '@mui/icons-material/SearchRounded';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Stack from '@mui/material/Stack';
import { notChosen, otherAddress } from '@portal/contracts/areas/cart';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { useSite } from '#core/session/site';
import { type Choice, ChoiceCards } from '#ui/fields/ChoiceCards';
import { TextInput } from '#ui/fields/TextInput';
import { orderLimit } from '../order-limits';
import { deliveryTexts } from '../texts';
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
export function PlaceField({
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
