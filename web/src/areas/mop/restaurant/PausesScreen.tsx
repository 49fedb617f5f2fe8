import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { useAddress } from '#ui/list/use-address';
import { useSite } from '#core/session/site';
import { NoRestaurant } from '#ui/restaurant/NoRestaurant';
import { Page } from '#ui/Page';
import { pausesTexts } from '../texts';
import { RestaurantPausesPanel } from './RestaurantPausesPanel';
import { whyNot } from './why-not';
import { lazyOverlay } from '#ui/part/lazy-part';

const RequestDialog = lazyOverlay(() =>
  import('../request/RequestDialog').then((module) => module.RequestDialog),
);

/** When mobile ordering of the chosen restaurant is off, and asking for it (R-MOP-03, R-MOP-14). */
export function PausesScreen() {
  const text = useText(pausesTexts);
  const { restaurant } = useSite();
  // Open by its address, so that the palette leads to it and Back closes it; mounted, it keeps what was typed.
  const { search, change } = useAddress();
  const reason = restaurant && whyNot(restaurant);
  const isOpen = search.has('request') && reason === null;
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  const open = () => change({ request: 'new' });
  const close = () => change({ request: undefined });
  if (restaurant === null) {
    return (
      <Page title={text('title')} subtitle={text('subtitle')}>
        <NoRestaurant />
      </Page>
    );
  }
  const { id } = restaurant;
  return (
    <Page
      title={text('title')}
      subtitle={restaurantLabel(restaurant)}
      actions={
        reason === null && (
          <Button variant="contained" color="primary" onClick={open}>
            {text('request')}
          </Button>
        )
      }
    >
      <RestaurantPausesPanel key={id} restaurantId={id} whyNot={reason} onRequest={open} />
      <Suspense>{wasOpened && <RequestDialog restaurantId={id} isOpen={isOpen} close={close} />}</Suspense>
    </Page>
  );
}
