import { Button } from '@mui/material';
import { type CartEntry, formats, isProduction, pagesOf } from '@portal/contracts/areas/cart';
import { resourceQueries, type WaysToOrder, waysOf } from '@portal/contracts/areas/resources';
import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import { CounterDrawing } from '#ui/drawings/EmptyDrawings';
import { Message } from '#ui/states/Message';
import { useToast } from '#ui/toast/toast-context';
import { WizardForm } from './WizardForm';
import { useCart } from './cart-store';
import { wizardTexts } from './texts';

/** `/order/edit/{id}`: changes an entry of the cart (R-WIZ-02, R-CRT-19). `?page=4` opens a question. */
export function EditOrderScreen() {
  const { id = '' } = useParams();
  const { cart } = useCart();
  // Changes by other tabs must not reset the open form.
  const [opened] = useState<Readonly<Record<string, CartEntry | undefined>>>(cart);
  const entry = opened[id];
  return entry === undefined ? <EntryGone /> : <EditEntryForm key={id} id={id} entry={entry} />;
}

/** Until the resource is loaded; the server has the last word. */
const allWays: WaysToOrder = { adaptation: formats.map(({ id }) => id), production: true };

function EditEntryForm({ id, entry }: { id: string; entry: CartEntry }) {
  const text = useText(wizardTexts);
  const { features } = useMarket();
  const { user } = useSession();
  const { put } = useCart();
  const toast = useToast();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const pages = pagesOf(entry, features);
  const { data: resource } = useCallQuery(resourceQueries.GetResource, { id: String(entry.from.file) });
  const onConfirmed = (changed: CartEntry) => {
    put(id, changed);
    toast.done(text('changed', { name: changed.from.filename }));
    void navigate('/cart', { state: { touched: id } });
  };
  return (
    <WizardForm
      options={{
        mode: 'edit',
        id,
        userId: user.id,
        start: entry,
        page: pages.find((page) => String(page) === search.get('page')) ?? pages[0] ?? 1,
        reached: 5,
        isProduction: isProduction(entry),
        ways: resource ? waysOf(resource, resource.places) : allWays,
        onConfirmed,
      }}
      exit="/cart"
    />
  );
}

function EntryGone() {
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
