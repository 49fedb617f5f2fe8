import OutlinedInput from '@mui/material/OutlinedInput';
import { notChosen } from '@portal/contracts/areas/cart';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { useText } from '#core/i18n/use-text';
import { FieldFrame, fieldIds } from '#ui/fields/Field';
import { RestaurantSelect } from '#ui/restaurant/RestaurantSelect';
import { deliveryTexts } from '../texts';

interface RestaurantSearchFieldProps {
  restaurants: readonly SessionRestaurant[];
  /** Restaurant id, or -1. */
  value: number;
  onChange: (id: number) => void;
  error: string | undefined;
  /** Another question than "which other restaurant?", under the name of its field. */
  label?: string;
  name?: string;
}

/** One of the person's restaurants, as where a piece goes instead. */
export function RestaurantSearchField({
  restaurants,
  value,
  onChange,
  error,
  name,
  ...asked
}: RestaurantSearchFieldProps) {
  const text = useText(deliveryTexts);
  const label = asked.label ?? text('otherRestaurantLabel');
  return (
    <RestaurantSelect
      label={label}
      restaurants={restaurants}
      value={value}
      onChange={(id) => onChange(id ?? notChosen)}
      openOnFocus
      renderInput={({ id, slotProps }) => {
        const { id: control, ...described } = fieldIds(id, { label, error });
        return (
          <FieldFrame id={control} label={label} error={error}>
            <OutlinedInput
              id={control}
              fullWidth
              name={name}
              autoFocus={name === undefined}
              placeholder={text('otherRestaurantPlaceholder')}
              {...slotProps.input}
              slotProps={{ input: { ...slotProps.htmlInput, ...described } }}
            />
          </FieldFrame>
        );
      }}
    />
  );
}
