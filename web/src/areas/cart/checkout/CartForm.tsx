import { restaurantCommands } from '@portal/contracts/areas/restaurants';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { CartGroupPanel } from './CartGroupPanel';
import { cartTexts } from '../texts';
import { FiscalDialog } from './FiscalDialog';
import { SendPanel } from './SendPanel';
import { sheet, sideBySide } from './checkout-layout';
import { useCheckout } from './use-checkout';
import { useFiscalGaps } from './use-fiscal-gaps';

/** The orders of the cart, one for each restaurant, and the one button that sends them. */
export function CartForm() {
  const text = useText(cartTexts);
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
  const isSingle = checkout.groups.length === 1;
  const sending = checkout.orders > 0 && <SendPanel checkout={checkout} />;
  return (
    <Box
      component="form"
      noValidate
      aria-label={text('title')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack spacing={{ xs: 5, md: 6 }}>
        {checkout.groups.map((group) => (
          <CartGroupPanel
            key={group.restaurantId}
            group={group}
            onFiscal={(restaurant) => setAsking({ id: restaurant, thenSend: false })}
          >
            {isSingle && sending}
          </CartGroupPanel>
        ))}
      </Stack>
      {!isSingle && sending !== false && (
        <Box sx={{ ...sideBySide, pt: { xs: 4, md: 5 } }}>
          <Box sx={{ ...sheet, gridColumn: { md: 2 } }}>{sending}</Box>
        </Box>
      )}
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
