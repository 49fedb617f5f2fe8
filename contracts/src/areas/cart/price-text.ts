const bareNumber = /^\d{1,6}(?:[.,]\d{1,2})?$/;

/** A price as it stands on a piece: a number alone gets its currency, whatever else was written stays. */
export function priceText(written: string): string {
  const price = written.trim();
  return bareNumber.test(price) ? `${price} €` : written;
}
