import { formsQueries } from '@portal/contracts/areas/forms';
import type { OutputOf } from '@portal/contracts/kernel';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { AgencyFormScreen } from '../AgencyFormScreen';
import { briefingTexts } from '../texts';
import { SentFormsList } from '../SentFormsList';
import { BriefingForm } from './BriefingForm';

type Briefing = OutputOf<typeof formsQueries.ListBriefings>[number];

const answersOf = ({ steps: _steps, status: _status, ...answers }: Briefing) => answers;

/** Paid campaigns that this person has asked for before (R-FRM-11). */
function OwnBriefingsList() {
  const text = useText(briefingTexts);
  const forms = useCallList(formsQueries.ListBriefings, { size: 10 });
  return <SentFormsList title={text('earlier')} kind="briefing" forms={forms} answersOf={answersOf} />;
}

/** Asks the agency for a paid campaign (R-FRM-09). */
export const BriefingScreen = () => (
  <AgencyFormScreen words={briefingTexts} Form={BriefingForm} List={OwnBriefingsList} />
);
