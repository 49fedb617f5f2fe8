import {
  formsQueries,
  formsCommands,
  isEmptyOpening,
  type OpeningForm as Opening,
} from '@portal/contracts/areas/forms';
import { useEffect, useState } from 'react';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { FieldError } from '#ui/fields/Field';
import { useCommandForm } from '#ui/form/use-command-form';
import { AgencyFormScreen } from '../AgencyFormScreen';
import { openingTexts, formsTexts } from '../texts';
import { SentFormsList } from '../SentFormsList';
import { type AgencyFormProps, restaurantInput } from '../agency-form';
import { AgencyFormCard } from '../AgencyFormCard';
import { blankOpening, openingDrafts } from './opening-draft';
import { OpeningFields } from './OpeningFields';

/** Everything known of an opening; what is typed is kept until it is sent (R-FRM-01…06). */
function OpeningForm({ restaurant, onSent }: AgencyFormProps) {
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

/** Openings that this person has told the agency of before (R-FRM-05). */
function OwnOpeningsList() {
  const text = useText(openingTexts);
  const forms = useCallList(formsQueries.ListOpeningForms, { size: 10 });
  return (
    <SentFormsList title={text('earlier')} kind="opening" forms={forms} answersOf={({ data }) => data} />
  );
}

/** Tells the agency of a restaurant that opens (R-FRM-01, R-NAV-11). */
export const OpeningScreen = () => (
  <AgencyFormScreen words={openingTexts} Form={OpeningForm} List={OwnOpeningsList} />
);
