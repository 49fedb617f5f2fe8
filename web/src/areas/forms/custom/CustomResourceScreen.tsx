import { AgencyFormScreen } from '../AgencyFormScreen';
import { customMessages } from './custom.messages';
import { CustomResourceForm } from './CustomResourceForm';
import { OwnRequestsList } from './OwnRequestsList';

/** Asks the agency for a piece that the catalogue does not have (R-FRM-07, R-NAV-12). */
export const CustomResourceScreen = () => (
  <AgencyFormScreen words={customMessages} Form={CustomResourceForm} List={OwnRequestsList} />
);
