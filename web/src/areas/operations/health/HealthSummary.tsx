import Stack from '@mui/material/Stack';
import type { ProjectionHealth } from '@portal/contracts/areas/operations';
import { useText } from '#core/i18n/use-text';
import { StatusChip } from '#ui/StatusChip';
import { operationsTexts } from '../texts';
import { healthLooks } from './HealthChip';
import { countHealth } from './health-of';

const troubles = [
  ['silent', 'someSilent'],
  ['parked', 'someParked'],
  ['behind', 'someBehind'],
  ['rebuilding', 'someRebuilding'],
] as const;

interface HealthSummaryProps {
  projections: readonly ProjectionHealth[];
  now: number;
}

/** All in one glance: one calm word when all is well, else only what is not. */
export function HealthSummary({ projections, now }: HealthSummaryProps) {
  const text = useText(operationsTexts);
  const counts = countHealth(projections, now);
  const shown = troubles.filter(([health]) => counts[health] > 0);
  return (
    <Stack direction="row" role="status" aria-label={text('summary')} sx={{ flexWrap: 'wrap', gap: 1 }}>
      {shown.length === 0 && (
        <StatusChip {...healthLooks.well} label={text('allWell', { count: projections.length })} />
      )}
      {shown.map(([health, key]) => (
        <StatusChip key={health} {...healthLooks[health]} label={text(key, { count: counts[health] })} />
      ))}
    </Stack>
  );
}
