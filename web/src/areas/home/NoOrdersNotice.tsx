import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { homeTexts } from './texts';

/** Nothing is open: says what would stand here, and leads to the first step. */
export function NoOrdersNotice({ mayOrder, hasSite }: { mayOrder: boolean; hasSite: boolean }) {
  const text = useText(homeTexts);
  const forAdministrators = hasSite ? 'ordersNoneForSite' : 'ordersNoneYet';
  return (
    <Card sx={{ p: 3 }}>
      <Box sx={{ typography: 'h4' }}>{text('ordersNone')}</Box>
      <Box sx={{ color: 'text.secondary', pt: 0.5 }}>
        {text(mayOrder ? 'ordersNoneText' : forAdministrators)}
      </Box>
      {mayOrder && (
        <Button component={Link} to="/nacional" sx={{ mt: 2 }}>
          {text('ordersNoneAction')}
        </Button>
      )}
    </Card>
  );
}
