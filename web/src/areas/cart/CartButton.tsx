import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined';
import { Badge, IconButton } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { cartStorage } from './cart-storage';
import { buttonTexts } from './texts/early';

/** On every screen: imports little (R-PLT-11). */
export function CartButton() {
  const text = useText(buttonTexts);
  const { id: userId } = useSession().user;
  const countNow = () => cartStorage.count(userId);
  const count = useSyncExternalStore(cartStorage.subscribe, countNow, countNow);
  return (
    <IconButton component={Link} to="/cart" aria-label={text('cart', { count })}>
      <Badge badgeContent={count} color="primary">
        <ShoppingBasketOutlined />
      </Badge>
    </IconButton>
  );
}
