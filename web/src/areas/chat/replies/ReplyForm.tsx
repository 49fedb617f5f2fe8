import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { chatCommands } from '@portal/contracts/areas/chat';
import { useState } from 'react';
import type { FieldError } from 'react-hook-form';
import { Controller } from 'react-hook-form';
import { useCallForm } from '../../../app/client/use-call-form';
import { useLanguage } from '../../../app/i18n/LanguageProvider';
import { useText } from '../../../app/i18n/use-text';
import { useUnsavedWork } from '../../../app/unsaved-work';
import { TextInput } from '../../../ui/fields/TextInput';
import { ErrorNote } from '../../../ui/states/ErrorNote';
import { placeholders } from './fill-reply';
import { repliesMessages } from './replies.messages';
import type { ReplyWords } from './use-reply-changes';

interface ReplyFormProps {
  /** What is reworded; absent for a new one. */
  reply?: ReplyWords;
  isSaving: boolean;
  onSave: (words: ReplyWords) => Promise<void>;
  onCancel: () => void;
}

/** The words of a kept answer, and what of the order can stand in them. */
export function ReplyForm({
  reply = { title: '', message: '' },
  isSaving,
  onSave,
  onCancel,
}: ReplyFormProps) {
  const text = useText(repliesMessages);
  const { language } = useLanguage();
  const [failure, setFailure] = useState<unknown>(null);
  const { title, message } = reply;
  // Both commands take the same words.
  const form = useCallForm(chatCommands.AddCannedReply, { title, message });
  const { control, handleSubmit, formState, getValues, setValue, showRefusal } = form;
  useUnsavedWork(formState.isDirty);

  const explain = (error: FieldError | undefined) =>
    error && text(error.type === 'too_big' ? 'tooLong' : 'required');
  const put = (name: string) =>
    setValue('message', `${getValues('message')}{${name}}`, { shouldDirty: true });
  const submit = handleSubmit(async (words) => {
    setFailure(null);
    await onSave(words).catch((error: unknown) => {
      if (!showRefusal(error)) setFailure(error);
    });
  });
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void submit(event)}>
      <Controller
        name="title"
        control={control}
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextInput
            {...field}
            inputRef={ref}
            autoFocus
            label={text('name')}
            hint={text('nameHint')}
            maxLength={80}
            error={explain(fieldState.error)}
          />
        )}
      />
      <Controller
        name="message"
        control={control}
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextInput
            {...field}
            inputRef={ref}
            multiline
            label={text('words')}
            maxLength={2000}
            error={explain(fieldState.error)}
          />
        )}
      />
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {text('fills')}
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', pt: 1 }}>
          {Object.values(placeholders[language]).map((name) => (
            <Chip key={name} variant="outlined" label={`{${name}}`} onClick={() => put(name)} />
          ))}
        </Stack>
      </Box>
      {failure !== null && <ErrorNote error={failure} />}
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" color="primary" disabled={isSaving}>
          {text('save')}
        </Button>
        <Button onClick={onCancel}>{text('cancel')}</Button>
      </Stack>
    </Stack>
  );
}
