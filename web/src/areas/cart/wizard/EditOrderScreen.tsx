import Button from '@mui/material/Button';
import {
  type CartEntry,
  formats,
  isProduction,
  pagesOf,
  type WizardPage,
} from '@portal/contracts/areas/cart';
import { resourceQueries, type WaysToOrder, waysOf } from '@portal/contracts/areas/resources';
import type { MarketRecord } from '@portal/contracts/kernel';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import { CounterDrawing } from '#ui/drawings/EmptyDrawings';
import { Message } from '#ui/states/Message';
import { useToast } from '#ui/toast/toast-context';
import { useCart } from '../store/use-cart';
import type { WizardOptions } from './use-wizard';
import { WizardForm } from './WizardForm';
import { wizardTexts } from '../texts';

/** `/order/edit/{id}`: a piece of the cart is changed (R-WIZ-02, R-CRT-19). `?page=4` opens a certain question. */
export function EditOrderScreen() {
  const { id = '' } = useParams();
  const { cart } = useCart();
  // As it was when the wizard opened: what another tab changes meanwhile must not pull the form away.
  const [opened] = useState<Readonly<Record<string, CartEntry | undefined>>>(cart);
  const entry = opened[id];
  return entry === undefined ? <Gone /> : <EditOrder key={id} id={id} entry={entry} />;
}

function pageIn(wanted: string | null, entry: CartEntry, { features }: MarketRecord): WizardPage {
  const pages = pagesOf(entry, features);
  return pages.find((page) => String(page) === wanted) ?? pages[0] ?? 1;
}

/** Until it is known what is allowed with the piece; in the end the server says. */
const allWays: WaysToOrder = { adaptation: formats.map(({ id }) => id), production: true };

function useWays({ from }: CartEntry): WaysToOrder {
  const { data: piece } = useCallQuery(resourceQueries.GetResource, { id: String(from.file) });
  return useMemo(() => (piece ? waysOf(piece, piece.places) : allWays), [piece]);
}

function EditOrder({ id, entry }: { id: string; entry: CartEntry }) {
  const text = useText(wizardTexts);
  const { user } = useSession();
  const { put } = useCart();
  const toast = useToast();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const page = pageIn(search.get('page'), entry, useMarket());
  const ways = useWays(entry);

  const options = useMemo<WizardOptions>(
    () => ({
      mode: 'edit',
      id,
      userId: user.id,
      start: entry,
      page,
      reached: 5,
      isProduction: isProduction(entry),
      ways,
      onConfirmed: (changed) => {
        put(id, changed);
        toast.done(text('changed', { name: changed.from.filename }));
        void navigate('/cart', { state: { touched: id } });
      },
    }),
    [id, user.id, entry, page, ways, put, toast, text, navigate],
  );
  return <WizardForm options={options} exit="/cart" />;
}

function Gone() {
  const text = useText(wizardTexts);
  return (
    <Message
      level="h1"
      drawing={<CounterDrawing />}
      title={text('gone')}
      text={text('goneText')}
      action={
        <Button component={Link} to="/cart" variant="contained" color="primary">
          {text('goToCart')}
        </Button>
      }
    />
  );
}
