import type { SessionRestaurant } from '@portal/contracts/areas/session';

/** What each form to the agency is given. */
export interface AgencyFormProps {
  /** For which restaurant it is. */
  readonly restaurant: SessionRestaurant;
  /** It went out; `title` is what it was about. */
  readonly onSent: (title: string) => void;
}

/** The restaurant as the wire asks for it: the server knows its name itself (W9). */
export const restaurantInput = ({ id, site, name }: SessionRestaurant) => ({
  restaurant_id: id,
  restaurant_site: site,
  restaurant_name: name,
});
