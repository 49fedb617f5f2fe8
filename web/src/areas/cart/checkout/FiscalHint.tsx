import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import { restaurantCommands } from '@portal/contracts/areas/restaurants';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { cartTexts } from '../texts';
import { useFiscalGaps } from './use-fiscal-gaps';

interface FiscalHintProps {
  restaurantId: number;
  onComplete: () => void;
}

/** Says early what would otherwise be asked when the order is sent (R-CRT-18). */
export function FiscalHint({ restaurantId, onComplete }: FiscalHintProps) {
  const text = useText(cartTexts);
  const mayComplete = useMay()(restaurantCommands.UpdateRestaurant);
  const gap = useFiscalGaps().find(({ id }) => id === restaurantId);
  if (gap === undefined) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        typography: 'body2',
        color: 'warning.main',
      }}
    >
      <ReceiptLongRounded aria-hidden />
      {text('fiscalMissing', { name: gap.name })}
      {mayComplete && (
        <Button size="small" onClick={onComplete}>
          {text('fiscalAdd')}
        </Button>
      )}
    </Box>
  );
}
