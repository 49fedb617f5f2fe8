import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useText } from '#app/i18n/use-text';
import { useSite } from '#app/session/site';
import { EmptyState } from '#ui/states/EmptyState';
import { Page } from '#ui/Page';
import { pausesMessages } from './pauses.messages';
import { RestaurantPauses } from './RestaurantPauses';
import { useRequestDialog } from './use-request-dialog';

const RequestDialog = lazy(() =>
  import('../request/RequestDialog').then((module) => ({ default: module.RequestDialog })),
);

/** When mobile ordering of the chosen restaurant is off, and asking for it (R-MOP-03, R-MOP-14). */
export function PausesScreen() {
  const text = useText(pausesMessages);
  const { restaurant } = useSite();
  const dialog = useRequestDialog();
  const { wasOpened, open, ...request } = dialog;
  return (
    <Page
      title={text('title')}
      subtitle={restaurant === null ? text('subtitle') : `${restaurant.site} - ${restaurant.name}`}
      actions={
        restaurant !== null && (
          <Button variant="contained" color="primary" onClick={open}>
            {text('request')}
          </Button>
        )
      }
    >
      {restaurant === null ? (
        <EmptyState title={text('noRestaurant')} text={text('noRestaurantText')} />
      ) : (
        <RestaurantPauses key={restaurant.id} restaurantId={restaurant.id} dialog={dialog} />
      )}
      <Suspense>
        {restaurant !== null && wasOpened && <RequestDialog restaurantId={restaurant.id} {...request} />}
      </Suspense>
    </Page>
  );
}
