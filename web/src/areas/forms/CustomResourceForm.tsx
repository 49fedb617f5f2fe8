import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { formsCommands, formsQueries, longestComments, longestTopic } from '@portal/contracts/areas/forms';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { useCallCommand } from '../../app/client/use-call-command';
import { useCallForm } from '../../app/client/use-call-form';
import { useText } from '../../app/i18n/use-text';
import { LeaveGuard } from '../../ui/dialogs/LeaveGuard';
import { TextInput } from '../../ui/fields/TextInput';
import { ErrorNote } from '../../ui/states/ErrorNote';
import { formsMessages } from './forms.messages';

interface CustomResourceFormProps {
  restaurant: SessionRestaurant;
  onSent: (topic: string) => void;
}

/** Topic and comments; without a topic nothing is sent (R-FRM-07, R-ERR-22). */
export function CustomResourceForm({ restaurant, onSent }: CustomResourceFormProps) {
  const text = useText(formsMessages);
  const { id, site, name } = restaurant;
  const form = useCallForm(formsCommands.RequestCustomResource, { topic: '', comments: '' });
  const { register, handleSubmit, formState, showRefusal } = form;
  const ask = useCallCommand(formsCommands.RequestCustomResource, {
    refresh: [formsQueries.ListCustomRequests],
  });
  const submit = handleSubmit(async ({ topic, comments }) => {
    try {
      const place = { restaurant_id: id, restaurant_site: site, restaurant_name: name };
      await ask.send({ topic, comments, ...place });
      onSent(topic);
    } catch (error) {
      // Told at the fields, or by the note below them.
      showRefusal(error);
    }
  });
  const field = (key: 'topic' | 'comments') => {
    const { ref, ...rest } = register(key);
    return { ...rest, inputRef: ref };
  };
  return (
    <Card component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ typography: 'subtitle2' }}>{text('restaurant', { name, site })}</Box>
        <TextInput
          {...field('topic')}
          label={text('topic')}
          hint={text('topicHint')}
          maxLength={longestTopic}
          error={formState.errors.topic && text('topicMissing')}
        />
        <TextInput
          {...field('comments')}
          label={text('comments')}
          hint={text('commentsHint')}
          maxLength={longestComments}
          multiline
          minRows={5}
          optional
        />
        {ask.error !== null && <ErrorNote error={ask.error} />}
        <Button type="submit" variant="contained" color="primary" disabled={ask.isPending}>
          {text('send')}
        </Button>
      </Stack>
      <LeaveGuard when={formState.isDirty && !formState.isSubmitting && !formState.isSubmitSuccessful} />
    </Card>
  );
}
