import SendRounded from '@mui/icons-material/SendRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Cart } from '@portal/contracts/areas/cart';
import { useText } from '#app/i18n/use-text';
import { ErrorNote } from '#ui/states/ErrorNote';
import { cartMessages } from './cart.messages';
import { ProblemList } from './ProblemList';
import { SentBefore } from './SentBefore';
import type { Checkout } from './use-checkout';

/** What is still missing, why the last try failed, and the one button that sends the order. */
export function SendPanel({ checkout, cart }: { checkout: Checkout; cart: Cart }) {
  const text = useText(cartMessages);
  const { problems, tries, placing } = checkout;
  const { error, isSending, sentBefore, removeSent } = placing;
  return (
    <Stack spacing={1.5}>
      {problems.length > 0 && <ProblemList problems={problems} cart={cart} tries={tries} />}
      {error !== null && !isSending && <ErrorNote error={error} />}
      {sentBefore !== null && <SentBefore onRemove={removeSent} />}
      <Button
        type="submit"
        size="large"
        variant="contained"
        color="primary"
        disabled={isSending}
        endIcon={<SendRounded />}
        fullWidth
      >
        {text(isSending ? 'sending' : 'send')}
      </Button>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{text('sendHint')}</Box>
    </Stack>
  );
}
