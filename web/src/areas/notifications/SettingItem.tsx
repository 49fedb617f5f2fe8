import { Box, Stack, Switch, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { SavedMark } from '#ui/SavedMark';
import { useToast } from '#ui/toast/toast-context';
import { notificationsTexts } from './texts';

export function useSaving() {
  const toast = useToast();
  const [isSaved, setSaved] = useState(false);
  const save = (sent: Promise<unknown>) => {
    setSaved(false);
    sent.then(
      () => setSaved(true),
      (error: unknown) => toast.failed(error),
    );
  };
  return { isSaved, save };
}

interface SettingItemProps {
  label: string;
  hint: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (on: boolean) => void;
  isSaved?: boolean;
}

/** R-ACC-14. */
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
