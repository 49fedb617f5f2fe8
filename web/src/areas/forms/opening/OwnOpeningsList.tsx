import { formsQueries } from '@portal/contracts/areas/forms';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { SentFormsList } from '../SentFormsList';
import { openingTexts } from '../texts';

/** Openings that this person has told the agency of before (R-FRM-05). */
export function OwnOpeningsList() {
  const text = useText(openingTexts);
  const forms = useCallList(formsQueries.ListOpeningForms, { size: 10 });
  return (
    <SentFormsList title={text('earlier')} kind="opening" forms={forms} answersOf={({ data }) => data} />
  );
}
