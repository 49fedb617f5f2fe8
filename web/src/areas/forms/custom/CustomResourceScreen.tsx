import { AgencyFormScreen } from '../AgencyFormScreen';
import { customTexts } from '../texts';
import { CustomResourceForm } from './CustomResourceForm';
import { OwnRequestsList } from './OwnRequestsList';

/** Asks the agency for a piece that the catalogue does not have (R-FRM-07, R-NAV-12). */
export const CustomResourceScreen = () => (
  <AgencyFormScreen words={customTexts} Form={CustomResourceForm} List={OwnRequestsList} />
);
