import { restaurantCommands } from '@portal/contracts/areas/restaurants';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useText } from '#app/i18n/use-text';
import { useMay } from '#app/session/use-may';
import { useToast } from '#ui/toast/toast-context';
import { useCart } from '../store/use-cart';
import { CartEntryCard } from './CartEntryCard';
import { cartMessages } from './cart.messages';
import { ContactFields } from './ContactFields';
import { FiscalDialog } from './FiscalDialog';
import { SendPanel } from './SendPanel';
import { useCheckout } from './use-checkout';
import { useFiscalGaps } from './use-fiscal-gaps';

/** The pieces at one side, who orders and the button at the other. */
export function CartForm() {
  const text = useText(cartMessages);
  const toast = useToast();
  const { cart, put, remove } = useCart();
  const checkout = useCheckout();
  const mayComplete = useMay()(restaurantCommands.UpdateRestaurant);
  const allGaps = useFiscalGaps();
  // Whoever may not complete them orders nonetheless: the restaurant's people are told by the hint (AMB-37).
  const gaps = mayComplete ? allGaps : [];
  const [asking, setAsking] = useState<{ readonly id: number; readonly thenSend: boolean } | null>(null);

  const send = () => {
    if (!checkout.check()) return;
    const [gap] = gaps;
    if (gap === undefined) void checkout.send();
    else setAsking({ id: gap.id, thenSend: true });
  };
  const goOn = () => {
    const next = gaps.find(({ id }) => id !== asking?.id);
    const thenSend = asking?.thenSend === true;
    setAsking(thenSend && next !== undefined ? { id: next.id, thenSend } : null);
    if (thenSend && next === undefined) void checkout.send();
  };
  const takeOut = (id: string) => {
    const entry = cart[id];
    if (entry === undefined) return;
    remove(id);
    toast.done(text('removed', { name: entry.from.filename }), () => put(id, entry));
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={text('title')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{
        display: 'grid',
        gap: { xs: 4, md: 5 },
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', md: '1fr 22rem' },
      }}
    >
      <Stack
        component="ul"
        aria-label={text('pieces')}
        spacing={2}
        sx={{ m: 0, p: 0, listStyle: 'none', minWidth: 0 }}
      >
        {Object.entries(cart).map(([id, entry]) => (
          <CartEntryCard
            key={id}
            id={id}
            entry={entry}
            problems={checkout.problems.filter((problem) => problem.entry === id)}
            onEdit={(change) => put(id, change(entry))}
            onRemove={() => takeOut(id)}
            onFiscal={(restaurant) => setAsking({ id: restaurant, thenSend: false })}
          />
        ))}
      </Stack>
      <Stack
        spacing={3}
        sx={{
          position: { md: 'sticky' },
          top: '5.5rem',
          minWidth: 0,
          p: { xs: 2, md: 2.5 },
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.5,
        }}
      >
        <ContactFields checkout={checkout} />
        <SendPanel checkout={checkout} cart={cart} />
      </Stack>
      {asking !== null && (
        <FiscalDialog
          restaurantId={asking.id}
          thenSend={asking.thenSend && gaps.length <= 1}
          onSaved={goOn}
          onCancel={() => setAsking(null)}
        />
      )}
    </Box>
  );
}
