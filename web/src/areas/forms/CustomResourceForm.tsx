import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { formsCommands, formsQueries } from '@portal/contracts/areas/forms';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { useText } from '#app/i18n/use-text';
import { LeaveGuard } from '#ui/dialogs/LeaveGuard';
import { useCommandForm } from '#ui/form/use-command-form';
import { RecordText } from '#ui/record/RecordFields';
import { ErrorNote } from '#ui/states/ErrorNote';
import { formsMessages } from './forms.messages';

interface CustomResourceFormProps {
  restaurant: SessionRestaurant;
  onSent: (topic: string) => void;
}

/** Topic and comments; without a topic nothing is sent (R-FRM-07, R-ERR-22). */
export function CustomResourceForm({ restaurant, onSent }: CustomResourceFormProps) {
  const text = useText(formsMessages);
  const { id, site, name } = restaurant;
  const form = useCommandForm(formsCommands.RequestCustomResource, {
    words: formsMessages,
    initial: { topic: '', comments: '', restaurant_id: id, restaurant_site: site, restaurant_name: name },
    refresh: [formsQueries.ListCustomRequests],
    onSent: (_data, { topic }) => onSent(topic),
  });
  const { value: comments = '', ...commentsField } = form.field('comments');
  return (
    <Card
      component="form"
      noValidate
      onSubmit={(event) => void form.submit(event)}
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ typography: 'subtitle2' }}>{text('restaurant', { name, site })}</Box>
        <RecordText {...form.field('topic')} />
        <RecordText {...commentsField} value={comments} multiline minRows={5} optional />
        {form.failure !== null && <ErrorNote error={form.failure} />}
        <Button type="submit" variant="contained" color="primary" disabled={form.isPending}>
          {text('send')}
        </Button>
      </Stack>
      <LeaveGuard when={form.hasTyped && !form.isPending} />
    </Card>
  );
}
