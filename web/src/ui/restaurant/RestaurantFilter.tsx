import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { RestaurantSelect } from './RestaurantSelect';
import { siteTexts } from '../texts';

interface RestaurantFilterProps {
  /** Id in the address; empty for all. */
  value: string;
  onChange: (id: string) => void;
}

export function RestaurantFilter({ value, onChange }: RestaurantFilterProps) {
  const text = useText(siteTexts);
  const { restaurants } = useSite();
  const label = text('site');
  return (
    <RestaurantSelect
      label={label}
      restaurants={restaurants}
      value={value === '' ? null : Number(value)}
      onChange={(id) => onChange(id === null ? '' : String(id))}
      sx={{ flex: 1, minWidth: { xs: '100%', sm: 220 }, maxWidth: { sm: 320 } }}
      renderInput={({ id, slotProps }) => (
        <OutlinedInput
          id={id}
          fullWidth
          placeholder={text('siteAll')}
          {...slotProps.input}
          startAdornment={<StorefrontRounded aria-hidden sx={{ color: 'text.secondary' }} />}
          slotProps={{ input: { ...slotProps.htmlInput, 'aria-label': label } }}
        />
      )}
    />
  );
}
