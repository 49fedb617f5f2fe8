import { formsQueries } from '@portal/contracts/areas/forms';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { SentFormsList } from '../SentFormsList';
import { customTexts } from '../texts';

/** Pieces that this person has asked for before (R-FRM-07). */
export function OwnRequestsList() {
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
