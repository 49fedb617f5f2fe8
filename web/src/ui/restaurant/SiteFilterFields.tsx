import { restaurantTypes } from '@portal/contracts/areas/restaurants';
import Box from '@mui/material/Box';
import { SelectInput } from '../fields/SelectInput';
import { useText } from '#core/i18n/use-text';
import { useRegionName } from '#core/use-region-name';
import { useSite } from '#core/session/site';
import type { SiteFilters } from './find-sites';
import { siteTexts } from '../texts';

interface SiteFilterFieldsProps {
  filters: SiteFilters;
  onChange: (change: Partial<SiteFilters>) => void;
}

const codeOf = (value: string) => (value === '' ? null : Number(value));

/** Offers only regions and types of the person's restaurants. */
export function SiteFilterFields({ filters, onChange }: SiteFilterFieldsProps) {
  const text = useText(siteTexts);
  const { restaurants } = useSite();
  const regionName = useRegionName();
  const regions = [...new Set(restaurants.map((one) => one.region))];
  const own = new Set(restaurants.map((one) => one.type));
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
      <SelectInput
        label={text('siteRegion')}
        placeholder={text('siteAllRegions')}
        value={filters.region ?? ''}
        options={regions.map((value) => ({ value, label: regionName(value) }))}
        onChange={(event) => onChange({ region: codeOf(event.target.value) })}
      />
      <SelectInput
        label={text('siteType')}
        placeholder={text('siteAllTypes')}
        value={filters.type ?? ''}
        options={restaurantTypes
          .filter(({ id }) => own.has(id))
          .map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => onChange({ type: codeOf(event.target.value) })}
      />
    </Box>
  );
}
