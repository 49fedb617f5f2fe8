import EventRounded from '@mui/icons-material/EventRounded';
import { Button, Chip, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { RestaurantState } from '@portal/contracts/areas/network';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { SpecialDaysSlot, useSlots } from '#ui/slots/Slots';
import { SelectionBar } from '#ui/table/SelectionBar';
import { useStateWords } from './network';
import { StateLine } from './StateDrawing';
import { networkTexts } from './texts';

interface GoToProps {
  restaurant: Pick<RestaurantState, 'id'>;
  to: string;
  color?: 'inherit' | 'primary';
  children: ReactNode;
}

/** Chooses the restaurant as its menu does. */
export function GoTo({ restaurant, to, color = 'inherit', children }: GoToProps) {
  const { select } = useSite();
  const navigate = useNavigate();
  return (
    <MuiLink
      component="button"
      type="button"
      variant="body2"
      color={color}
      sx={{ textAlign: 'start', minHeight: 28 }}
      onClick={() => select(restaurant.id, () => void navigate(to))}
    >
      {children}
    </MuiLink>
  );
}

/** Late orders and alerts. */
export function Signs({ row }: { row: RestaurantState }) {
  const text = useText(networkTexts);
  const { orders, warnings } = row;
  if (orders.late === 0 && warnings === 0) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
      {orders.late > 0 && (
        <Chip size="small" color="warning" variant="outlined" label={text('late', { count: orders.late })} />
      )}
      {warnings > 0 && <Chip size="small" variant="outlined" label={text('warnings', { count: warnings })} />}
    </Stack>
  );
}

/** What stands under a name. */
export function RestaurantSummary({ row }: { row: RestaurantState }) {
  const text = useText(networkTexts);
  const { stateOf, pauseOf, ordersOf } = useStateWords();
  return (
    <Stack spacing={0.75} sx={{ typography: 'body2' }}>
      <StateLine state={row.state}>{stateOf(row)}</StateLine>
      <span>{ordersOf(row)}</span>
      {row.pause !== null && (
        <span>
          {text('pause')}: {pauseOf(row)}
        </span>
      )}
      <Signs row={row} />
    </Stack>
  );
}

interface RestaurantActionsProps {
  selected: readonly Pick<RestaurantState, 'id' | 'name'>[];
  onEnd: () => void;
}

export function RestaurantActions({ selected, onEnd }: RestaurantActionsProps) {
  const text = useText(networkTexts);
  const [isOpen, setOpen] = useState(false);
  if (selected.length === 0) return null;
  return (
    <SelectionBar
      label={text('actions')}
      count={text('selected', { count: selected.length })}
      endLabel={text('selectNone')}
      onEnd={onEnd}
    >
      <Button size="small" startIcon={<EventRounded />} onClick={() => setOpen(true)}>
        {text('specialDay')}
      </Button>
      {isOpen && (
        <SpecialDaysSlot
          restaurants={selected.map(({ id, name }) => ({ id, name }))}
          onClose={() => setOpen(false)}
        />
      )}
    </SelectionBar>
  );
}

/** Without actions there is nothing to choose for. */
export const useHasActions = (): boolean => useSlots('specialDays').length > 0;

export const RestaurantName = ({ row }: { row: RestaurantState }) => (
  <>
    <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
      {row.name}
    </Typography>
    <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
      {[row.site, row.city, row.region_name].filter(Boolean).join(' · ')}
    </Typography>
  </>
);
