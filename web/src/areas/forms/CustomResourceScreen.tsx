import { formsQueries, formsCommands } from '@portal/contracts/areas/forms';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { LeaveGuard } from '#ui/dialogs/LeaveGuard';
import { useCommandForm } from '#ui/form/use-command-form';
import { RecordText } from '#ui/record/RecordFields';
import { AgencyFormScreen, AgencyFormCard, SentFormsList } from './AgencyFormScreen';
import { customTexts } from './texts';
import { type AgencyFormProps, restaurantInput } from './forms';

/** R-FRM-07, R-ERR-22. */
function CustomResourceForm({ restaurant, onSent }: AgencyFormProps) {
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

/** R-FRM-07. */
function OwnRequestsList() {
  const text = useText(customTexts);
  const forms = useCallList(formsQueries.ListCustomRequests, { size: 10 });
  return (
    <SentFormsList
      title={text('earlier')}
      kind="custom"
      forms={forms}
      answersOf={({ topic, comments }) => ({ topic, comments })}
    />
  );
}

/** R-FRM-07, R-NAV-12. */
export const CustomResourceScreen = () => (
  <AgencyFormScreen words={customTexts} Form={CustomResourceForm} List={OwnRequestsList} />
);
