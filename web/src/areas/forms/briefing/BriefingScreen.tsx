import { AgencyFormScreen } from '../AgencyFormScreen';
import { BriefingForm } from './BriefingForm';
import { briefingTexts } from '../texts';
import { OwnBriefingsList } from './OwnBriefingsList';

/** Asks the agency for a paid campaign (R-FRM-09). */
export const BriefingScreen = () => (
  <AgencyFormScreen words={briefingTexts} Form={BriefingForm} List={OwnBriefingsList} />
);
