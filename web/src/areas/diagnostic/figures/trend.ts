import { arrowOf } from '@portal/contracts/areas/diagnostic';

interface Change {
  readonly value: number;
}
/** What the largest and the smallest of some changes say together; `flat` where none is one (R-DIA-35). */
export type Trend<Of> =
  | { readonly key: 'none' | 'flat' }
  | { readonly key: 'mixed'; readonly best: Of; readonly worst: Of }
  | { readonly key: 'rising'; readonly best: Of }
  | { readonly key: 'falling'; readonly worst: Of };

/** Looks at changes before they are rounded; of several alike the first one counts. */
export function trendOf<Of extends Change>(changes: readonly Of[]): Trend<Of> {
  const [first] = changes;
  if (first === undefined) return { key: 'none' };
  const best = changes.reduce((most, each) => (each.value > most.value ? each : most), first);
  const worst = changes.reduce((least, each) => (each.value < least.value ? each : least), first);
  const rises = arrowOf(best.value) === 'up';
  const falls = arrowOf(worst.value) === 'down';
  if (rises && falls) return { key: 'mixed', best, worst };
  if (rises) return { key: 'rising', best };
  return falls ? { key: 'falling', worst } : { key: 'flat' };
}
