import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { useText } from '../../app/i18n/use-text';
import { cartMessages } from './checkout/cart.messages';
import { useCart } from './store/use-cart';

/** The way to the cart, with the number of its entries (R-PLT-11). */
export function CartButton() {
  const text = useText(cartMessages);
  const { count } = useCart();
  return (
    <IconButton component={Link} to="/cart" aria-label={text('button', { count })}>
      <Badge badgeContent={count} color="primary">
        <ShoppingBasketOutlined />
      </Badge>
    </IconButton>
  );
}
