import SendRounded from '@mui/icons-material/SendRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useText } from '#core/i18n/use-text';
import { ErrorNote } from '#ui/states/ErrorNote';
import { useMarket } from '#core/market';
import { EstimatePanel } from '../estimate/EstimatePanel';
import { estimateOf } from '../estimate/estimate-of';
import { isHeld } from './cart-groups';
import { cartTexts } from '../texts';
import { ProblemList } from './ProblemList';
import { SentBeforeNotice } from './SentBeforeNotice';
import type { Checkout, GroupCheckout } from './use-checkout';

interface FailureProps {
  group: GroupCheckout;
  checkout: Checkout;
}

/** Why one restaurant's order was not placed; named where there are several. */
function Failure({ group, checkout }: FailureProps) {
  const { failure, name } = group;
  if (failure === null) return null;
  const { error, sentBefore } = failure;
  return (
    <div>
      {checkout.groups.length > 1 && <Box sx={{ typography: 'subtitle2', pb: 0.5 }}>{name}</Box>}
      {sentBefore === null ? (
        <ErrorNote error={error} />
      ) : (
        <SentBeforeNotice onRemove={() => checkout.removeSent(failure)} />
      )}
    </div>
  );
}

/** What is still missing, why the last try failed, and the one button that sends the order of every restaurant. */
export function SendPanel({ checkout }: { checkout: Checkout }) {
  const text = useText(cartTexts);
  const { features } = useMarket();
  const { groups, orders, problems, isSending } = checkout;
  const sent = groups.filter((group) => !isHeld(group)).flatMap(({ cart }) => Object.values(cart));
  return (
    <Stack spacing={1.5}>
      {problems.length > 0 && <ProblemList checkout={checkout} />}
      {groups.map((group) => (
        <Failure key={group.restaurantId} group={group} checkout={checkout} />
      ))}
      <EstimatePanel {...estimateOf(sent, features)} pieces={sent.length} />
      <Button
        type="submit"
        size="large"
        variant="contained"
        color="primary"
        disabled={isSending}
        endIcon={<SendRounded />}
        fullWidth
      >
        {text(isSending ? 'sending' : 'send', { count: orders })}
      </Button>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{text('sendHint', { count: orders })}</Box>
    </Stack>
  );
}
