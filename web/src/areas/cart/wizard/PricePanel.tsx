import Box from '@mui/material/Box';
import { adaptationPrices } from '@portal/contracts/areas/cart';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { deliveryTexts } from '../texts';

const rows = [
  ['priceText', adaptationPrices.text],
  ['priceSignal', adaptationPrices.signal],
  ['priceDouble', adaptationPrices.double],
  ['priceTriple', adaptationPrices.triple],
] as const;

/** What an adaptation costs, written like the board above a counter (R-WIZ-12, R-WIZ-13). */
export function PricePanel() {
  const text = useText(deliveryTexts);
  const { currency } = useMarket();
  const { formatNumber } = useIntl();
  const id = useId();
  const money = (amount: number) =>
    formatNumber(amount, { style: 'currency', currency, maximumFractionDigits: 0 });
  return (
    <Box
      component="aside"
      aria-labelledby={id}
      sx={{
        borderRadius: 1.5,
        bgcolor: 'background.sunken',
        border: 1,
        borderColor: 'divider',
        px: 2.5,
        py: 2,
      }}
    >
      <Box id={id} component="h2" sx={{ typography: 'h4', m: 0, pb: 1 }}>
        {text('priceTitle')}
      </Box>
      <Box component="dl" sx={{ m: 0, maxWidth: 'sm' }}>
        {rows.map(([label, amount]) => (
          <PriceRow key={label} label={text(label)} price={money(amount)} />
        ))}
        <PriceRow label={text('priceComplex')} price={text('priceOnRequest')} />
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary', pt: 1 }}>{text('priceNote')}</Box>
    </Box>
  );
}

function PriceRow({ label, price }: { label: string; price: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, py: 0.5, typography: 'body2' }}>
      <dt>{label}</dt>
      <Box aria-hidden sx={{ flex: 1, borderBottom: '0.125rem dotted', borderColor: 'divider' }} />
      <Box component="dd" sx={{ m: 0, typography: 'subtitle2', fontVariantNumeric: 'tabular-nums' }}>
        {price}
      </Box>
    </Box>
  );
}
