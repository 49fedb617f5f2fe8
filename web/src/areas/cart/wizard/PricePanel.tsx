import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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
      <Typography variant="h4" component="h2" id={id} sx={{ pb: 1 }}>
        {text('priceTitle')}
      </Typography>
      <Box component="dl" sx={{ m: 0, maxWidth: 'sm' }}>
        {rows.map(([label, amount]) => (
          <PriceRow key={label} label={text(label)} price={money(amount)} />
        ))}
        <PriceRow label={text('priceComplex')} price={text('priceOnRequest')} />
      </Box>
      <Typography variant="caption" component="div" color="textSecondary" sx={{ pt: 1 }}>
        {text('priceNote')}
      </Typography>
    </Box>
  );
}

function PriceRow({ label, price }: { label: string; price: string }) {
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{ display: 'flex', alignItems: 'baseline', gap: 1, py: 0.5 }}
    >
      <dt>{label}</dt>
      <Box aria-hidden sx={{ flex: 1, borderBottom: '0.125rem dotted', borderColor: 'divider' }} />
      <Typography variant="subtitle2" component="dd" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {price}
      </Typography>
    </Typography>
  );
}
