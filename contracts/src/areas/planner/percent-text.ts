const numberText = /^\d{1,6}(?:[.,]\d{1,4})?$/;

/**
 * A percentage as people type it, `12,5` or `12.5`, as a number. `null` for what is no number, and for a negative one
 * (R-MKT-09).
 */
export function percentOf(value: string | number): number | null {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : null;
  const text = value.trim();
  return numberText.test(text) ? Number(text.replace(',', '.')) : null;
}
