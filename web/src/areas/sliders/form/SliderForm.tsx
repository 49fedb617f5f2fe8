import type { Slider } from '@portal/contracts/areas/sliders';
import { useState } from 'react';
import { useText } from '../../../app/i18n/use-text';
import { RecordForm } from '../../../ui/record/RecordForm';
import { useRecordSave } from '../../../ui/record/use-record-save';
import { slidersMessages } from '../sliders.messages';
import type { SliderValues } from './slider-values';
import { SliderFields } from './SliderFields';
import { useSaveSlider } from './use-save-slider';
import { useSliderDraft } from './use-slider-draft';

interface SliderFormProps {
  /** What is edited; null for a new one. */
  slider: Slider | null;
  values: SliderValues;
  /** Shows what somebody else has saved meanwhile. */
  onReload: () => void;
}

/** A cover being written, with its picture (R-AME-03…05). */
export function SliderForm({ slider, values, onReload }: SliderFormProps) {
  const text = useText(slidersMessages);
  // As it was read when the form was opened: a newer answer must not pass for what was looked at.
  const [opened] = useState(slider);
  const draft = useSliderDraft(values);
  const { form, picture } = draft;
  const save = useSaveSlider(opened);
  const saving = useRecordSave({
    save: (isForced) => save(form.getValues() as unknown as SliderValues, picture, isForced),
    showRefusal: form.showRefusal,
    saved: text('saved'),
    listPath: '/admin/sliders',
  });
  const shown = { status: text('status'), start_date: text('start'), end_date: text('end') };
  return (
    <RecordForm
      fieldNames={{ name: text('name'), url: text('url'), file: text('cover'), ...shown }}
      saving={saving}
      isTouched={draft.isTouched}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={form.handleSubmit(() => saving.submit(false))}
      saveLabel={text('save')}
      onReload={onReload}
    >
      <SliderFields draft={draft} current={opened?.file} />
    </RecordForm>
  );
}
