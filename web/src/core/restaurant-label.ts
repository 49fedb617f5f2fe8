/** A restaurant as it is called wherever one is named in full: number and name. */
export const restaurantLabel = ({ site, name }: { readonly site: string; readonly name: string }): string =>
  `${site} - ${name}`;

/** The same for what happens at a restaurant: an order, a pause, a form. */
export const placeLabel = ({
  restaurant_site: site,
  restaurant_name: name,
}: {
  readonly restaurant_site: string;
  readonly restaurant_name: string;
}): string => restaurantLabel({ site, name });
