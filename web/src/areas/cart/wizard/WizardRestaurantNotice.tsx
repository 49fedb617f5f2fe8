import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type CartEntry, moveTo, notChosen } from '@portal/contracts/areas/cart';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import type { EntryChange } from './entry-changes';
import { noteLine } from './note-line';
import { wizardTexts } from '../texts';

interface WizardRestaurantNoticeProps {
  entry: CartEntry;
  edit: (change: EntryChange) => void;
}

/** Shows for which restaurant the piece is where the header has another one, and moves it there when asked to. */
export function WizardRestaurantNotice({ entry, edit }: WizardRestaurantNoticeProps) {
  const text = useText(wizardTexts);
  const { restaurant } = useSite();
  const isSame = restaurant === null || entry.restaurant_id === restaurant.id;
  if (isSame || entry.restaurant_id === notChosen) return null;
  return (
    <Box role="status" sx={noteLine}>
      <StorefrontOutlined aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 12rem' }}>{text('otherSite', { restaurant: entry.restaurant_name })}</Box>
      <Button variant="text" size="small" onClick={() => edit((before) => moveTo(before, restaurant))}>
        {text('moveHere', { restaurant: restaurant.name })}
      </Button>
    </Box>
  );
}
