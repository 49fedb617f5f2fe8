import { Alert, Box, Link as MuiLink } from '@mui/material';
import { type OrderTrial, resourceQueries } from '@portal/contracts/areas/resources';
import { Link } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { FoldPanel } from '#ui/FoldPanel';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { useQuiet } from '#ui/use-quiet';
import { trialTexts } from '../texts';
import { asDraft, differences, type ResourceValues, toInput } from './resource-values';

/** Fields that decide whether orders are accepted. */
const rules = ['status', 'budget', 'customizable', 'sections', 'published_from', 'valid_until'] as const;

function RefusedItem({ order }: { order: OrderTrial['refused'][number] }) {
  const text = useText(trialTexts);
  const dates = useDates();
  const numberOf = useOrderNumber();
  const { id, restaurant_name, date, code } = order;
  return (
    <Box component="li" sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
      <MuiLink component={Link} to={`/admin/orders/${id}`} color="inherit">
        {text('order', { number: numberOf(order), restaurant: restaurant_name })}
      </MuiLink>
      <Box>{text(`code.${code}`, { day: dates.day(date) })}</Box>
    </Box>
  );
}

interface OrderTrialNoticeProps {
  id: number;
  saved: ResourceValues;
  values: ResourceValues;
}

/** Before saving: orders of ninety days that the changed rules would have refused. */
export function OrderTrialNotice({ id, saved, values }: OrderTrialNoticeProps) {
  const text = useText(trialTexts);
  const dates = useDates();
  const fields = differences(saved, values);
  const changed = rules.filter((rule) => fields.includes(rule));
  // Cleared days refuse nothing and are not sent.
  const all = { ...toInput(asDraft(values)), customizable: values.customizable };
  const input = useQuiet(JSON.stringify(Object.fromEntries(changed.map((rule) => [rule, all[rule]]))), 500);
  const trial = useCallQuery(
    resourceQueries.TryOrderRules,
    { id, ...(JSON.parse(input) as object) },
    { enabled: changed.length > 0 && input !== '{}' },
  );
  if (changed.length === 0 || input === '{}' || trial.data === undefined) return null;
  const { orders, refused, since } = trial.data;
  return (
    <Alert severity={refused.length > 0 ? 'warning' : 'info'}>
      {text('result', { orders, refused: refused.length, since: dates.day(since) })}
      {refused.length > 0 && (
        <FoldPanel label={text('show')}>
          <Box component="ul" aria-label={text('list')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {refused.map((order) => (
              <RefusedItem key={order.id} order={order} />
            ))}
          </Box>
        </FoldPanel>
      )}
    </Alert>
  );
}
