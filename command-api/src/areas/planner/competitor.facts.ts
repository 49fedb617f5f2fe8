const ofRestaurant = /^(\d+)-\d+$/;

/**
 * Whether a restaurant may name a brand as its competitor: those of the chain's list, and of the custom ones only its own
 * (W8). A brand that is taken off the list later stays where it was named.
 */
export function isBrandOf(restaurantId: number, brandId: string): boolean {
  const [, owner] = ofRestaurant.exec(brandId) ?? [];
  return owner === undefined || Number(owner) === restaurantId;
}
