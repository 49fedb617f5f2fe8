import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Controller } from 'react-hook-form';
import { useText } from '../../../app/i18n/use-text';
import { TextInput } from '../../../ui/fields/TextInput';
import { coverCrop } from '../../../ui/pictures/crop/crop-presets';
import { CropField } from '../../../ui/pictures/crop/CropField';
import { ShowingFields } from '../../../ui/showing/ShowingFields';
import { slidersMessages } from '../sliders.messages';
import { TargetField } from './TargetField';
import type { SliderDraft } from './use-slider-draft';
import { useFieldWords } from './use-field-words';

interface SliderFieldsProps {
  draft: SliderDraft;
  /** Address of the earlier picture. */
  current?: string;
}

/** Picture, name, target and position of a cover, and when it is shown (R-AME-03…05). */
export function SliderFields({ draft, current }: SliderFieldsProps) {
  const text = useText(slidersMessages);
  const { form, picture, takePicture, set, values } = draft;
  const { errors } = form.formState;
  return (
    <Stack spacing={3}>
      <CropField
        label={text('cover')}
        preset={coverCrop}
        current={current}
        value={picture}
        onChange={takePicture}
        error={errors.file && text('required')}
      />
      <WordsField draft={draft} name="name" hint={text('nameHint')} />
      <TargetField url={values.url} onChange={(url) => set('url', url)} />
      <WordsField draft={draft} name="url" hint={text('urlHint')} />
      <Box sx={{ maxWidth: 320 }}>
        <WordsField draft={draft} name="priority" hint={text('positionHint')} />
      </Box>
      <ShowingFields
        value={values}
        onChange={({ status, start_date: start, end_date: end }) => {
          if (status !== undefined) set('status', status);
          if (start !== undefined) set('start_date', start);
          if (end !== undefined) set('end_date', end);
        }}
        problems={{ start_date: errors.start_date?.message, end_date: errors.end_date?.message }}
      />
    </Stack>
  );
}

const labels = { name: 'name', url: 'url', priority: 'position' } as const;
const kinds = {
  name: {},
  url: { type: 'url' },
  priority: { inputMode: 'numeric' },
} as const;

interface WordsFieldProps {
  draft: SliderDraft;
  name: keyof typeof labels;
  hint: string;
}

function WordsField({ draft, name, hint }: WordsFieldProps) {
  const text = useText(slidersMessages);
  const wordsFor = useFieldWords();
  return (
    <Controller
      name={name}
      control={draft.form.control}
      render={({ field: { ref, value, ...field }, fieldState }) => (
        <TextInput
          {...field}
          {...kinds[name]}
          value={String(value)}
          inputRef={ref}
          label={text(labels[name])}
          hint={hint}
          error={wordsFor(name, fieldState.error)}
        />
      )}
    />
  );
}
