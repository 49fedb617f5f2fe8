import { keptCartQueries } from '@portal/contracts/areas/cart';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { useToast } from '#ui/toast/toast-context';
import { keptCartTexts } from './texts';
import { useKeptCart } from './store/use-kept-cart';

/** Keeps the cart of this browser and that of the person's other devices alike, whatever screen is open. */
export function KeptCartOverlay() {
  const text = useText(keptCartTexts);
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const may = useMay();
  const { data } = useCallQuery(keptCartQueries.GetMyCart, {}, { enabled: may(keptCartQueries.GetMyCart) });
  useKeptCart(data, ({ notices }) => {
    const last = notices.at(-1);
    // The cart itself says all of it.
    if (last === undefined || pathname === '/cart') return;
    toast.info(text(last.kind, { name: last.name }), {
      label: text('seeCart'),
      run: () => void navigate('/cart'),
    });
  });
  return null;
}
