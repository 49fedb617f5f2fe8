import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useText } from '#core/i18n/use-text';
import { RecordText } from '#ui/record/RecordFields';
import type { RecordFormApi } from '#ui/record/use-record-form';
import { LocationsPicker } from './LocationsPicker';
import { teamTexts } from './texts';

/** What a franchisee may say of a manager. */
export interface RestaurantUserValues {
  name: string;
  email: string;
  phone: string;
  locations: number[];
}

interface RestaurantUserFieldsProps {
  form: RecordFormApi<RestaurantUserValues & Record<string, unknown>>;
  /** Works for restaurants of others as well: only the own restaurants can be changed. */
  isShared?: boolean;
  /** Beside the e-mail. */
  children?: ReactNode;
}

/** The fields of a manager: no role, no switch (R-ACC-12, W7). */
export function RestaurantUserFields({ form, isShared = false, children }: RestaurantUserFieldsProps) {
  const text = useText(teamTexts);
  const { value, onChange, label, hint, error } = form.field('locations');
  return (
    <Stack spacing={3}>
      {isShared && <Box sx={{ color: 'text.secondary' }}>{text('sharedHint')}</Box>}
      <RecordText {...form.field('name')} autoComplete="off" readOnly={isShared} />
      <RecordText
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        readOnly={isShared}
      />
      {children}
      <RecordText
        {...form.field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        optional={!isShared}
        readOnly={isShared}
      />
      <LocationsPicker label={label} hint={hint} error={error} value={value} onChange={onChange} />
    </Stack>
  );
}
