import Stack from '@mui/material/Stack';
import { RecordText } from '#ui/record/RecordFields';
import type { RecordFormApi } from '#ui/record/use-record-form';
import { LocationsPicker } from './LocationsPicker';

/** What a franchisee may say of a manager. */
export interface RestaurantUserValues {
  name: string;
  email: string;
  phone: string;
  locations: number[];
}

interface RestaurantUserFieldsProps {
  form: RecordFormApi<RestaurantUserValues & Record<string, unknown>>;
}

/** The fields of a manager: no role, no switch (R-ACC-12, W7). */
export function RestaurantUserFields({ form }: RestaurantUserFieldsProps) {
  const { value, onChange, label, hint, error } = form.field('locations');
  return (
    <Stack spacing={3}>
      <RecordText {...form.field('name')} autoComplete="off" />
      <RecordText {...form.field('email')} type="email" inputMode="email" autoComplete="off" />
      <RecordText {...form.field('phone')} type="tel" inputMode="tel" autoComplete="off" optional />
      <LocationsPicker {...{ label, hint, error, value, onChange }} />
    </Stack>
  );
}
