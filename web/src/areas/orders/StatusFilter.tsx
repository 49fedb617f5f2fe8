import { Chip, Stack } from '@mui/material';
import { statusLook, useOrderStatuses } from '#ui/order-status/OrderStatusChip';
import { useText } from '#core/i18n/use-text';
import { ordersTexts } from './texts';

interface StatusFilterProps {
  /** Codes with commas, as in the address; empty for all. */
  value: string;
  onChange: (value: string) => void;
  /** Orders by status code. */
  counts: Readonly<Record<string, number>> | undefined;
  groups?: readonly { readonly label: string; readonly statuses: readonly number[] }[];
}

const countOf = (counts: StatusFilterProps['counts'], statuses: readonly number[]) =>
  counts && statuses.reduce((sum, status) => sum + (counts[String(status)] ?? 0), 0);

/** R-ORD-07. */
export function StatusFilter({ value, onChange, counts, groups = [] }: StatusFilterProps) {
  const text = useText(ordersTexts);
  const { all } = useOrderStatuses();
  const single = all.map(({ id, name }) => ({ label: name, statuses: [id] }));
  const everything = { label: text('all'), statuses: [] };
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={text('statusFilter')}
      sx={{
        flexWrap: { md: 'wrap' },
        gap: 1,
        minHeight: 32,
        overflowX: { xs: 'auto', md: 'visible' },
        // On phones, chips run to the edge, and focus rings are not cut off.
        mx: { xs: -2, md: 0 },
        px: { xs: 2, md: 0 },
        py: { xs: 0.75, md: 0 },
        scrollbarWidth: 'none',
      }}
    >
      {[everything, ...groups, ...single].map(({ label, statuses }) => {
        const own = statuses.join(',');
        const isOn = own === value;
        const count = countOf(counts, statuses.length === 0 ? all.map(({ id }) => id) : statuses);
        const Icon = statuses.length === 1 ? statusLook(statuses[0] ?? 0).icon : undefined;
        return (
          <Chip
            key={own}
            variant={isOn ? 'filled' : 'outlined'}
            color={isOn ? 'secondary' : 'default'}
            icon={Icon && <Icon aria-hidden fontSize="small" />}
            label={count === undefined ? label : `${label} · ${count}`}
            aria-pressed={isOn}
            onClick={() => onChange(own)}
            sx={{ height: 32, flex: 'none', fontVariantNumeric: 'tabular-nums' }}
          />
        );
      })}
    </Stack>
  );
}
