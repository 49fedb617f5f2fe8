import { useText } from '#core/i18n/use-text';
import { FormDialog } from '#ui/form/FormDialog';
import { requestTexts } from '../texts';
import { RequestFields } from './RequestFields';
import { type RequestFormProps, useRequestForm } from './use-request-form';

/**
 * Asks for a pause of mobile ordering (R-MOP-03…05, R-MOP-08). What is typed outlives closing, refusals and a broken
 * network: leave it mounted. While a request is on its way it is out of sight. Heavy, because of its calendars: load it
 * lazily.
 */
export function RequestDialog(props: RequestFormProps) {
  const text = useText(requestTexts);
  const { form, isOnItsWay } = useRequestForm(props);
  if (!props.isOpen || isOnItsWay || form.isSent) return null;
  return (
    <FormDialog form={form} title={text('title')} confirm={text('send')} onClose={props.close} keepsDraft>
      <RequestFields form={form} />
    </FormDialog>
  );
}
