import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import { Box, Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { outboxTexts } from '#core/texts';
import { type Outgoing, useKeeping, useOutgoing } from '#core/outbox/outbox';
import { useDelivery } from '#core/outbox/use-delivery';

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(0.5, 1),
  padding: theme.spacing(0.75, 2),
  fontSize: theme.typography.body2.fontSize,
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

function Refused({ item }: { item: Outgoing }) {
  const text = useText(outboxTexts);
  const explain = useErrorText();
  const { retry, drop } = useKeeping();
  const what = item.label;
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <strong>{what}</strong> {item.error !== undefined && explain(item.error).text}{' '}
      <Button size="small" variant="text" aria-label={text('retryOf', { what })} onClick={() => retry(item)}>
        {text('retry')}
      </Button>
      <Button
        size="small"
        variant="text"
        aria-label={text('discardOf', { what })}
        onClick={() => drop(item.intent)}
      >
        {text('discard')}
      </Button>
    </Box>
  );
}

export function OutboxStrip() {
  const text = useText(outboxTexts);
  const items = useOutgoing();
  useDelivery(items);
  const waiting = items.filter(({ state, error }) => state === 'waiting' && error !== undefined);
  const refused = items.filter(({ state }) => state === 'failed');
  return (
    <div role="status" data-print="no">
      {waiting.length > 0 && (
        <Strip>
          <ScheduleRounded aria-hidden fontSize="small" />
          {text('waiting', { count: waiting.length })}
        </Strip>
      )}
      {refused.length > 0 && (
        <Strip>
          <Box component="span" sx={{ color: 'error.main', fontWeight: 650 }}>
            {text('refused', { count: refused.length })}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {refused.map((item) => (
              <Refused key={item.intent} item={item} />
            ))}
          </Box>
        </Strip>
      )}
    </div>
  );
}
