/** Number and name. */
export const restaurantLabel = ({ site, name }: { readonly site: string; readonly name: string }): string =>
  `${site} - ${name}`;

/** The same for records at a restaurant: order, pause, form. */
export const placeLabel = ({
  restaurant_site: site,
  restaurant_name: name,
}: {
  readonly restaurant_site: string;
  readonly restaurant_name: string;
}): string => restaurantLabel({ site, name });
