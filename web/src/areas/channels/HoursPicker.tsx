import { Box, Popover, Stack, Typography } from '@mui/material';
import { allDay, isAllDay, noHours, type ScheduleHours } from '@portal/contracts/areas/channels';
import { useText } from '#core/i18n/use-text';
import { SelectInput } from '#ui/fields/SelectInput';
import { SwitchInput } from '#ui/fields/SwitchInput';
import { opensAtEnd } from '#ui/opens-at-end';
import { times } from './hours';
import { hoursTexts } from './texts';

interface HoursPickerProps {
  anchor: HTMLElement;
  /** Of the day or span. */
  name: string;
  hours: ScheduleHours;
  onChange: (hours: ScheduleHours) => void;
  onClose: () => void;
}

const options = times.map((time) => ({ value: time, label: time }));
/** Times between two steps stay selectable. */
const optionsWith = (time: string) =>
  time === '' || times.includes(time) ? options : [{ value: time, label: time }, ...options];

/** Steps of 15 minutes (R-CHN-17). Load it lazily. */
export function HoursPicker({ anchor, name, hours, onChange, onClose }: HoursPickerProps) {
  const text = useText(hoursTexts);
  const isWhole = isAllDay(hours);
  const ends = [
    { end: 'start', label: text('opens') },
    { end: 'end', label: text('closes') },
  ] as const;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      {...opensAtEnd}
      slotProps={{ paper: { role: 'dialog', 'aria-label': text('hoursOf', { day: name }) } }}
    >
      <Stack spacing={1.5} sx={{ p: 2, width: (theme) => theme.spacing(36) }}>
        <Typography component="div" variant="subtitle1">
          {name}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
          {ends.map(({ end, label }) => (
            <SelectInput
              key={end}
              label={label}
              value={hours[end]}
              placeholder={hours[end] === '' ? '––:––' : undefined}
              options={optionsWith(hours[end])}
              disabled={isWhole}
              onChange={({ target }) => onChange({ ...hours, [end]: target.value })}
            />
          ))}
        </Box>
        <SwitchInput
          label={text('wholeDay')}
          hint="00:00–00:00"
          checked={isWhole}
          onChange={(on) => onChange(on ? allDay : noHours)}
        />
      </Stack>
    </Popover>
  );
}
