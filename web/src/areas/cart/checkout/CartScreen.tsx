import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '#app/i18n/use-text';
import { useSite } from '#app/session/site';
import { CounterDrawing } from '#ui/drawings/CounterDrawing';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { useCart } from '../store/use-cart';
import { CartForm } from './CartForm';
import { cartMessages } from './cart.messages';
import { OrderPlaced } from './OrderPlaced';
import { placedIn } from './placed-order';

/** `/cart`: what will be ordered, by whom, and the one button that sends it (R-CRT-07). */
export function CartScreen() {
  const text = useText(cartMessages);
  const { count } = useCart();
  const { restaurant } = useSite();
  const placed = placedIn(useLocation().state);
  if (placed !== null) return <OrderPlaced placed={placed} rest={count} />;
  if (count === 0) {
    return (
      <Page title={text('title')}>
        <EmptyState
          drawing={<CounterDrawing />}
          title={text('emptyTitle')}
          text={text('emptyText')}
          action={
            <Button component={Link} to="/" variant="contained" color="primary">
              {text('emptyAction')}
            </Button>
          }
        />
      </Page>
    );
  }
  return (
    <Page
      title={text('title')}
      subtitle={<Box>{text('subtitle', { count, restaurant: restaurant?.name })}</Box>}
    >
      <CartForm />
    </Page>
  );
}
