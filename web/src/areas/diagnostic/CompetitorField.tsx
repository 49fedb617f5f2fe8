import { diagnosticQueries } from '@portal/contracts/areas/diagnostic';
import type { CompetitorProps } from '#core/area-manifest';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { SelectInput } from '#ui/fields/SelectInput';
import { competitorTexts } from './texts';

/** R-MKT-08. */
export function CompetitorField({ restaurantId, value, onChange }: CompetitorProps) {
  const text = useText(competitorTexts);
  const { data } = useCallList(diagnosticQueries.ListBrands, { restaurant_id: restaurantId });
  if (data === undefined) return null;
  const brands = data.rows;
  const chosen = brands.find(({ brand_id: id }) => id === value);
  if (!onChange) return chosen?.name ?? text('removed');
  const removed = value !== null && !chosen ? [{ value, label: text('removed') }] : [];
  return (
    <SelectInput
      label={text('label')}
      optional
      placeholder={text('none')}
      value={value ?? ''}
      options={[...removed, ...brands.map(({ brand_id, name }) => ({ value: brand_id, label: name }))]}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
}
