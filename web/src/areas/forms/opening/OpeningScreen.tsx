import { AgencyFormScreen } from '../AgencyFormScreen';
import { openingTexts } from '../texts';
import { OpeningForm } from './OpeningForm';
import { OwnOpeningsList } from './OwnOpeningsList';

/** Tells the agency of a restaurant that opens (R-FRM-01, R-NAV-11). */
export const OpeningScreen = () => (
  <AgencyFormScreen words={openingTexts} Form={OpeningForm} List={OwnOpeningsList} />
);
