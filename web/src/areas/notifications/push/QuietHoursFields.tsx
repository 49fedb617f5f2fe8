import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { defaultPushSettings, type QuietHours } from '@portal/contracts/areas/notifications';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { SelectInput } from '#ui/fields/SelectInput';
import { SettingItem } from '../preferences/SettingItem';
import { pushTexts } from '../texts';
import { usePushChange } from './use-push-change';

/** Minutes between the times on offer. */
const step = 30;
const times = Array.from({ length: (24 * 60) / step }, (_, index) => {
  const hours = Math.floor((index * step) / 60);
  const minutes = (index * step) % 60;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
});

/** The times on offer, with one that was set elsewhere; hours that end where they begin are none. */
const optionsFor = (value: string, other: string) =>
  [...new Set([...times, value])]
    .toSorted()
    .map((time) => ({ value: time, label: time, disabled: time === other }));

/** When nothing is to come: what happens then comes afterwards. */
export function QuietHoursFields({ quiet }: { quiet: QuietHours | null }) {
  const text = useText(pushTexts);
  const { country } = useMarket();
  const { set, isSaved } = usePushChange();
  return (
    <Stack spacing={1.5}>
      <SettingItem
        label={text('quiet')}
        hint={text(quiet ? 'quietText.on' : 'quietText.off')}
        isOn={quiet !== null}
        onChange={(on) => void set({ quiet: on ? defaultPushSettings.quiet : null })}
        isSaved={isSaved}
      />
      {quiet && (
        <Stack
          direction="row"
          useFlexGap
          spacing={2}
          sx={{ flexWrap: 'wrap', alignItems: 'flex-end', rowGap: 1 }}
        >
          <Box sx={{ width: (theme) => theme.spacing(15) }}>
            <SelectInput
              label={text('from')}
              options={optionsFor(quiet.from, quiet.to)}
              value={quiet.from}
              onChange={({ target }) => void set({ quiet: { ...quiet, from: target.value } })}
            />
          </Box>
          <Box sx={{ width: (theme) => theme.spacing(15) }}>
            <SelectInput
              label={text('to')}
              options={optionsFor(quiet.to, quiet.from)}
              value={quiet.to}
              onChange={({ target }) => void set({ quiet: { ...quiet, to: target.value } })}
            />
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary', pb: 1.5 }}>
            {text('clock', { country })}
          </Box>
        </Stack>
      )}
    </Stack>
  );
}
