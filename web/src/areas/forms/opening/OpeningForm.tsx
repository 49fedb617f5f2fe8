import {
  formsCommands,
  formsQueries,
  isEmptyOpening,
  type OpeningForm as Opening,
} from '@portal/contracts/areas/forms';
import { useEffect, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { FieldError } from '#ui/fields/FieldError';
import { useCommandForm } from '#ui/form/use-command-form';
import { type AgencyFormProps, restaurantInput } from '../agency-form';
import { AgencyFormCard } from '../AgencyFormCard';
import { formsTexts, openingTexts } from '../texts';
import { blankOpening, openingDrafts } from './opening-draft';
import { OpeningFields } from './OpeningFields';

/** Everything known of an opening; what is typed is kept until it is sent (R-FRM-01…06). */
export function OpeningForm({ restaurant, onSent }: AgencyFormProps) {
  const text = useText(openingTexts);
  const common = useText(formsTexts);
  const { user } = useSession();
  const [kept] = useState(() => openingDrafts.read(user.id, restaurant.id) ?? blankOpening);
  const form = useCommandForm<typeof formsCommands.SendOpeningForm, { data: Opening }>(
    formsCommands.SendOpeningForm,
    {
      words: openingTexts,
      initial: { data: kept },
      toInput: ({ data }) => ({ data, ...restaurantInput(restaurant) }),
      refresh: [formsQueries.ListOpeningForms],
      onSent: () => onSent(restaurant.name),
    },
  );
  const { data } = form.values;
  const isEmpty = isEmptyOpening(data);

  useEffect(() => {
    openingDrafts.write(user.id, restaurant.id, form.isSent || isEmpty ? null : data);
  }, [user.id, restaurant.id, form.isSent, isEmpty, data]);

  const fields = {
    values: data,
    onChange: (name: keyof Opening, value: string) => form.set('data', { ...data, [name]: value }),
  };
  return (
    <AgencyFormCard form={form} restaurant={restaurant} aside={!isEmpty && common('draftKept')}>
      <OpeningFields group="general" {...fields} />
      <OpeningFields group="technical" {...fields} />
      <div role="alert">
        {isEmpty && form.attempts > 0 && <FieldError id="opening-empty">{text('empty')}</FieldError>}
      </div>
    </AgencyFormCard>
  );
}
