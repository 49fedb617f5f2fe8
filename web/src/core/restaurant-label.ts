/** Number and name. */
export const restaurantLabel = ({ site, name }: { readonly site: string; readonly name: string }): string =>
  `${site} - ${name}`;

export const placeLabel = ({
  restaurant_site: site,
  restaurant_name: name,
}: {
  readonly restaurant_site: string;
  readonly restaurant_name: string;
}): string => restaurantLabel({ site, name });
