import { AgencyFormScreen } from '../AgencyFormScreen';
import { BriefingForm } from './BriefingForm';
import { briefingMessages } from './briefing.messages';
import { OwnBriefingsList } from './OwnBriefingsList';

/** Asks the agency for a paid campaign (R-FRM-09). */
export const BriefingScreen = () => (
  <AgencyFormScreen words={briefingMessages} Form={BriefingForm} List={OwnBriefingsList} />
);
