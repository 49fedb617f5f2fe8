import OutlinedInput from '@mui/material/OutlinedInput';
import { notChosen } from '@portal/contracts/areas/cart';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { useText } from '#app/i18n/use-text';
import { FieldFrame, fieldIds } from '#ui/fields/Field';
import { RestaurantSelect } from '#app/shell/RestaurantSelect';
import { deliveryMessages } from './delivery.messages';

interface RestaurantSearchProps {
  restaurants: readonly SessionRestaurant[];
  /** Restaurant id, or -1. */
  value: number;
  onChange: (id: number) => void;
  error: string | undefined;
}

/** Where a piece goes instead: to one of the person's other restaurants. */
export function RestaurantSearch({ restaurants, value, onChange, error }: RestaurantSearchProps) {
  const text = useText(deliveryMessages);
  const label = text('otherRestaurantLabel');
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
              autoFocus
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
