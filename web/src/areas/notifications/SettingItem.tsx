import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useText } from '#core/i18n/use-text';
import { SavedMark } from '#ui/SavedMark';
import { notificationsTexts } from './texts';

interface SettingItemProps {
  label: string;
  /** What follows from it. */
  hint: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (on: boolean) => void;
  /** The last change is on the server; left out where nothing says so. */
  isSaved?: boolean;
}

/** Something that is on or off, kept at each change, and says that it was (R-ACC-14). */
export function SettingItem({ label, hint, isOn, isDisabled = false, onChange, isSaved }: SettingItemProps) {
  const text = useText(notificationsTexts);
  const id = useId();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 1 }}>
      <Switch
        id={id}
        sx={{ ml: -0.75 }}
        checked={isOn}
        disabled={isDisabled}
        onChange={(_event, on) => onChange(on)}
        slotProps={{ input: { 'aria-describedby': `${id}-text` } }}
      />
      <Box sx={{ flex: 1, minWidth: (theme) => `min(100%, ${theme.spacing(28)})` }}>
        <Typography variant="subtitle2" component="label" htmlFor={id} sx={{ cursor: 'pointer' }}>
          {label}
        </Typography>
        <Typography variant="body2" component="div" color="textSecondary" id={`${id}-text`}>
          {hint}
        </Typography>
      </Box>
      {isSaved !== undefined && <SavedMark isShown={isSaved} label={text('saved')} minWidth={96} />}
    </Stack>
  );
}
