import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Slider } from '@portal/contracts/areas/sliders';
import { coverCrop } from '#ui/pictures/crop/crop-presets';
import { CropField } from '#ui/pictures/crop/CropField';
import type { FieldsProps } from '#ui/record/record-spec';
import { RecordNumber, RecordPeriod, RecordText } from '#ui/record/RecordFields';
import { type SliderValues, somePicture } from './slider-values';
import { TargetField } from './TargetField';

/** Picture, name, target and position of a cover, and when it is shown (R-AME-03…05). */
export function SliderFields({ form, row }: FieldsProps<SliderValues, Slider>) {
  const { values, set, field } = form;
  const { label, error } = field('file');
  const takePicture = (picture: Blob | null) => {
    set('picture', picture);
    set('file', picture === null && row === null ? '' : somePicture);
  };
  return (
    <Stack spacing={3}>
      <CropField
        label={label}
        error={error}
        preset={coverCrop}
        current={row?.file}
        value={values.picture}
        onChange={takePicture}
      />
      <RecordText {...field('name')} />
      <TargetField url={values.url} onChange={(url) => set('url', url)} />
      <RecordText {...field('url')} type="url" />
      <Box sx={{ maxWidth: 320 }}>
        <RecordNumber {...field('priority')} />
      </Box>
      <RecordPeriod form={form} />
    </Stack>
  );
}
