import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { buttonTexts } from './texts/early';
import { cartStorage } from './store/cart-storage';

/** The way to the cart, with the number of its entries (R-PLT-11). On every screen, so it brings nothing along. */
export function CartButton() {
  const text = useText(buttonTexts);
  const { id: userId } = useSession().user;
  const inCart = () => cartStorage.count(userId);
  const count = useSyncExternalStore(cartStorage.subscribe, inCart, inCart);
  return (
    <IconButton component={Link} to="/cart" aria-label={text('cart', { count })}>
      <Badge badgeContent={count} color="primary">
        <ShoppingBasketOutlined />
      </Badge>
    </IconButton>
  );
}
