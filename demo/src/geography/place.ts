/** Where a restaurant stands: province id, city, quarter or centre, latitude, longitude, postal code, inhabitants of the city in thousands. */
export type Place = readonly [
  province: string,
  city: string,
  quarter: string,
  latitude: number,
  longitude: number,
  postalCode: string,
  thousands: number,
];
