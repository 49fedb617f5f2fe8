import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { Slider } from '@portal/contracts/areas/sliders';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isCallError } from '../../../app/client/call-error';
import { useText } from '../../../app/i18n/use-text';
import { LeaveGuard } from '../../../ui/dialogs/LeaveGuard';
import { ErrorNote } from '../../../ui/states/ErrorNote';
import { useToast } from '../../../ui/toast/toast-context';
import { slidersMessages } from '../sliders.messages';
import type { SliderValues } from './slider-values';
import { SliderFields } from './SliderFields';
import type { SliderDraft } from './use-slider-draft';
import { useSliderDraft } from './use-slider-draft';
import { useSaveSlider } from './use-save-slider';

const listPath = '/admin/sliders';

/** Saving: what was refused stays beside the button; once it is saved the list is shown. */
function useSubmit(slider: Slider | null, { form, picture }: SliderDraft) {
  const text = useText(slidersMessages);
  const toast = useToast();
  const navigate = useNavigate();
  const save = useSaveSlider(slider);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaved, setSaved] = useState(false);
  const submit = async (isForced: boolean) => {
    setFailure(null);
    try {
      await save(form.getValues() as unknown as SliderValues, picture, isForced);
    } catch (error) {
      if (!form.showRefusal(error)) setFailure(error);
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

interface SliderFormProps {
  /** What is edited; null for a new one. */
  slider: Slider | null;
  values: SliderValues;
  /** Shows what somebody else has saved meanwhile. */
  onReload: () => void;
}

/** A cover being written. What others save meanwhile is told when this is saved, and nothing typed is lost (R4). */
export function SliderForm({ slider, values, onReload }: SliderFormProps) {
  const text = useText(slidersMessages);
  // As it was read when the form was opened: a newer answer must not pass for what was looked at.
  const [opened] = useState(slider);
  const draft = useSliderDraft(values);
  const { submit, failure, isSaved } = useSubmit(opened, draft);
  const { handleSubmit, formState } = draft.form;
  const send = handleSubmit(() => submit(false));
  const isOvertaken = isCallError(failure) && failure.code === 'slider_changed';
  return (
    <Box component="form" noValidate onSubmit={(event) => void send(event)} sx={{ maxWidth: 720 }}>
      <LeaveGuard when={draft.isTouched && !isSaved} />
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <SliderFields draft={draft} current={opened?.file} />
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
            <Button type="submit" variant="contained" disabled={formState.isSubmitting}>
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
