import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { CounterDrawing } from '#ui/drawings/CounterDrawing';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { useCart } from '../store/use-cart';
import { groupsOf } from './cart-groups';
import { CartForm } from './CartForm';
import { CartNotices } from './CartNotices';
import { cartTexts } from '../texts';
import { OrderPlacedPanel } from './OrderPlacedPanel';
import { PhonePanel } from './PhonePanel';
import { placedIn } from './placed-order';

/** `/cart`: what will be ordered, by whom, and the one button that sends it (R-CRT-07). */
export function CartScreen() {
  const text = useText(cartTexts);
  const { cart, count } = useCart();
  const { restaurants } = useSite();
  const placed = placedIn(useLocation().state);
  if (placed !== null && (!placed.isPart || count === 0)) {
    return <OrderPlacedPanel orders={placed.orders} rest={count} />;
  }
  if (count === 0) {
    return (
      <Page title={text('title')}>
        <CartNotices />
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
  const groups = groupsOf(cart, restaurants).length;
  return (
    <Page title={text('title')} subtitle={groups > 1 && <Box>{text('subtitleMany', { count, groups })}</Box>}>
      <CartNotices />
      <PhonePanel />
      <CartForm />
    </Page>
  );
}
