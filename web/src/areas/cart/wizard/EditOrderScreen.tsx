import Button from '@mui/material/Button';
import type { CartEntry, WizardPage } from '@portal/contracts/areas/cart';
import { pagesOf } from '@portal/contracts/areas/cart';
import type { MarketRecord } from '@portal/contracts/kernel';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useText } from '../../../app/i18n/use-text';
import { useMarket } from '../../../app/market';
import { useSession } from '../../../app/session/session-state';
import { CounterDrawing } from '../../../ui/drawings/CounterDrawing';
import { Message } from '../../../ui/states/Message';
import { useToast } from '../../../ui/toast/toast-context';
import { useCart } from '../store/use-cart';
import type { WizardOptions } from './use-wizard';
import { WizardForm } from './WizardForm';
import { wizardMessages } from './wizard.messages';

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
  return pagesOf(entry, features).find((page) => String(page) === wanted) ?? 1;
}

function EditOrder({ id, entry }: { id: string; entry: CartEntry }) {
  const text = useText(wizardMessages);
  const { user } = useSession();
  const { put } = useCart();
  const toast = useToast();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const page = pageIn(search.get('page'), entry, useMarket());

  const options = useMemo<WizardOptions>(
    () => ({
      mode: 'edit',
      id,
      userId: user.id,
      start: entry,
      page,
      onConfirmed: (changed) => {
        put(id, changed);
        toast.done(text('changed', { name: changed.from.filename }));
        void navigate('/cart', { state: { touched: id } });
      },
    }),
    [id, user.id, entry, page, put, toast, text, navigate],
  );
  return <WizardForm options={options} exit="/cart" />;
}

function Gone() {
  const text = useText(wizardMessages);
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
