import { formsCommands, formsQueries } from '@portal/contracts/areas/forms';
import { LeaveGuard } from '#ui/dialogs/LeaveGuard';
import { useCommandForm } from '#ui/form/use-command-form';
import { RecordText } from '#ui/record/RecordFields';
import { type AgencyFormProps, restaurantInput } from '../agency-form';
import { AgencyFormCard } from '../AgencyFormCard';
import { customTexts } from '../texts';

/** Topic and comments; without a topic nothing is sent (R-FRM-07, R-ERR-22). */
export function CustomResourceForm({ restaurant, onSent }: AgencyFormProps) {
  const form = useCommandForm(formsCommands.RequestCustomResource, {
    words: customTexts,
    initial: { topic: '', comments: '', ...restaurantInput(restaurant) },
    refresh: [formsQueries.ListCustomRequests],
    onSent: (_data, { topic }) => onSent(topic),
  });
  const { value: comments = '', ...commentsField } = form.field('comments');
  return (
    <AgencyFormCard form={form} restaurant={restaurant}>
      <RecordText {...form.field('topic')} />
      <RecordText {...commentsField} value={comments} multiline minRows={5} optional />
      <LeaveGuard when={form.hasTyped && !form.isPending} />
    </AgencyFormCard>
  );
}
