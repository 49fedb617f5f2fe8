import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { lazy, Suspense } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Controller } from 'react-hook-form';
import { useText } from '../../../app/i18n/use-text';
import { TextInput } from '../../../ui/fields/TextInput';
import { videosMessages } from '../videos.messages';
import type { VideoValues } from './video-values';

const DayField = lazy(() =>
  import('../../../ui/fields/DayField').then((module) => ({ default: module.DayField })),
);

const days = { from: 'startDay', until: 'endDay' } as const;

/** Address, first and last day, and whether it is active (R-AME-09). */
export function VideoFields({ form }: { form: UseFormReturn<VideoValues> }) {
  const text = useText(videosMessages);
  const { control, formState } = form;
  const { url } = formState.errors;
  const complaint = url && text(url.message === 'address_refused' ? 'urlRefused' : 'required');
  return (
    <Stack spacing={3}>
      <Controller
        name="url"
        control={control}
        render={({ field: { ref, ...field } }) => (
          <TextInput
            {...field}
            inputRef={ref}
            type="url"
            label={text('url')}
            hint={text('urlHint')}
            error={complaint}
          />
        )}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        {(['from', 'until'] as const).map((name) => (
          <Suspense key={name} fallback={<Skeleton variant="rounded" height={72} />}>
            <Controller
              name={name}
              control={control}
              render={({ field, fieldState }) => (
                <DayField
                  name={name}
                  label={text(days[name])}
                  optional
                  value={field.value}
                  onChange={field.onChange}
                  error={fieldState.error && text('endsFirst')}
                />
              )}
            />
          </Suspense>
        ))}
      </Box>
      <Controller
        name="status"
        control={control}
        render={({ field }) => (
          <Box>
            <FormControlLabel
              control={<Switch checked={field.value} onChange={(_event, isOn) => field.onChange(isOn)} />}
              label={text('active')}
            />
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text('activeHint')}</Box>
          </Box>
        )}
      />
    </Stack>
  );
}
