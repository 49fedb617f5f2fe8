/** Decimals after which a share is the same for everybody. */
const format = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 12, useGrouping: false });
const typedNumber = /^\d{1,7}([.,]\d{1,12})?$/;

/** `33.3` → `33,3`, as it is typed here. */
export const shareText = (share: number): string => format.format(share);

/** What was typed as a number of zero or more; blank is 0, `null` is no number (R-DIA-19). */
export function shareOf(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return 0;
  return typedNumber.test(text) ? Number(text.replace(',', '.')) : null;
}
