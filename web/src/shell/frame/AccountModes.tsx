import { isAdministrator } from '@portal/contracts/kernel';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { useEditMode } from '#core/session/edit-mode';
import { useSession } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { useRestaurantMode } from '#core/session/use-restaurant-mode';
import { modesTexts } from '../texts/early';

interface ModeProps {
  label: string;
  hint: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

function Mode({ label, hint, isOn, isDisabled = false, onChange }: ModeProps) {
  const hintId = useId();
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
      <Box component="span" sx={{ flex: 1 }}>
        <Box component="span" sx={{ display: 'block', typography: 'body2', fontWeight: 600 }}>
          {label}
        </Box>
        <Box
          component="span"
          id={hintId}
          sx={{ display: 'block', typography: 'caption', color: 'text.secondary', lineHeight: 1.4 }}
        >
          {hint}
        </Box>
      </Box>
      <Switch
        checked={isOn}
        disabled={isDisabled}
        onChange={(_event, value) => onChange(value)}
        slotProps={{ input: { 'aria-describedby': hintId, 'aria-label': label } }}
      />
    </Box>
  );
}

/** The switches of administrators (R-AME-11): edit mode of this browser, and acting in the place of a restaurant. */
export function AccountModes() {
  const text = useText(modesTexts);
  const errorText = useErrorText();
  const { user } = useSession();
  const { restaurant } = useSite();
  const edit = useEditMode();
  const mode = useRestaurantMode();
  if (!isAdministrator(user.type)) return null;
  return (
    <>
      <Mode label={text('edit')} hint={text('editHint')} isOn={edit.isOn} onChange={edit.set} />
      {mode.mayStart && (
        <Mode
          label={text('restaurant')}
          hint={restaurant ? text('restaurantHint', { name: restaurant.name }) : text('noRestaurant')}
          isOn={mode.isPending}
          isDisabled={restaurant === null || mode.isPending}
          onChange={() => restaurant && mode.start(restaurant.id)}
        />
      )}
      {mode.error && <Alert severity="error">{errorText(mode.error).text}</Alert>}
    </>
  );
}
