import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { Video } from '@portal/contracts/areas/videos';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isCallError } from '../../../app/client/call-error';
import { useText } from '../../../app/i18n/use-text';
import { LeaveGuard } from '../../../ui/dialogs/LeaveGuard';
import { ErrorNote } from '../../../ui/states/ErrorNote';
import { useToast } from '../../../ui/toast/toast-context';
import { videosMessages } from '../videos.messages';
import { useSaveVideo } from './use-save-video';
import { useVideoForm } from './use-video-form';
import type { VideoValues } from './video-values';
import { VideoFields } from './VideoFields';

const listPath = '/admin/videos';

/** Saving: what was refused stays beside the button; once it is saved the list is shown. */
function useSubmit(video: Video | null, { form, showRefusal }: ReturnType<typeof useVideoForm>) {
  const text = useText(videosMessages);
  const toast = useToast();
  const navigate = useNavigate();
  const save = useSaveVideo(video);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaved, setSaved] = useState(false);
  const submit = async (isForced: boolean) => {
    setFailure(null);
    try {
      await save(form.getValues(), isForced);
    } catch (error) {
      if (!showRefusal(error)) setFailure(error);
      return;
    }
    toast.done(text('saved'));
    setSaved(true);
  };
  // Only now, when nothing is unsaved any more.
  useEffect(() => {
    if (isSaved) void navigate(listPath);
  }, [isSaved, navigate]);
  return { submit, failure, isSaved };
}

interface VideoFormProps {
  /** What is edited; null for a new one. */
  video: Video | null;
  values: VideoValues;
  /** Shows what somebody else has saved meanwhile. */
  onReload: () => void;
}

/** A video advert being written. What others save meanwhile is told when this is saved (R4). */
export function VideoForm({ video, values, onReload }: VideoFormProps) {
  const text = useText(videosMessages);
  // As it was read when the form was opened: a newer answer must not pass for what was looked at.
  const [opened] = useState(video);
  const draft = useVideoForm(values);
  const { form } = draft;
  const { submit, failure, isSaved } = useSubmit(opened, draft);
  const { isDirty, isSubmitting } = form.formState;
  const send = form.handleSubmit(() => submit(false));
  const isOvertaken = isCallError(failure) && failure.code === 'video_changed';
  return (
    <Box component="form" noValidate onSubmit={(event) => void send(event)} sx={{ maxWidth: 720 }}>
      <LeaveGuard when={isDirty && !isSaved} />
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <VideoFields form={form} />
        {failure !== null && <ErrorNote error={failure} />}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, pt: 3 }}>
          {isOvertaken ? (
            <>
              <Button variant="contained" onClick={() => void submit(true)}>
                {text('keepMine')}
              </Button>
              <Button onClick={onReload}>{text('takeTheirs')}</Button>
            </>
          ) : (
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              {text('save')}
            </Button>
          )}
          <Button component={Link} to={listPath}>
            {text('cancel')}
          </Button>
        </Stack>
      </Card>
    </Box>
  );
}
