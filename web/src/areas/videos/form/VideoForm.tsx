import type { Video } from '@portal/contracts/areas/videos';
import { useState } from 'react';
import { useText } from '../../../app/i18n/use-text';
import { RecordForm } from '../../../ui/record/RecordForm';
import { useRecordSave } from '../../../ui/record/use-record-save';
import { videosMessages } from '../videos.messages';
import { useSaveVideo } from './use-save-video';
import { useVideoForm } from './use-video-form';
import type { VideoValues } from './video-values';
import { VideoFields } from './VideoFields';

interface VideoFormProps {
  /** What is edited; null for a new one. */
  video: Video | null;
  values: VideoValues;
  /** Shows what somebody else has saved meanwhile. */
  onReload: () => void;
}

/** A video advert being written (R-AME-08). */
export function VideoForm({ video, values, onReload }: VideoFormProps) {
  const text = useText(videosMessages);
  // As it was read when the form was opened: a newer answer must not pass for what was looked at.
  const [opened] = useState(video);
  const { form, showRefusal } = useVideoForm(values);
  const save = useSaveVideo(opened);
  const saving = useRecordSave({
    save: (isForced) => save(form.getValues(), isForced),
    showRefusal,
    saved: text('saved'),
    listPath: '/admin/videos',
  });
  const shown = { status: text('active'), start_date: text('startDay'), end_date: text('endDay') };
  return (
    <RecordForm
      fieldNames={{ url: text('url'), ...shown }}
      saving={saving}
      isTouched={form.formState.isDirty}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={form.handleSubmit(() => saving.submit(false))}
      saveLabel={text('save')}
      onReload={onReload}
    >
      <VideoFields form={form} />
    </RecordForm>
  );
}
