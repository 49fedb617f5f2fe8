/** Two figures that belong together. */
export interface Pair {
  readonly own: number | null;
  readonly other: number | null;
}

/** How some figures stand beside those of others. */
export type Standing<Of> =
  | { readonly key: 'none' | 'alike' }
  | { readonly key: 'alone'; readonly best: Of }
  | { readonly key: 'mixed'; readonly best: Of; readonly worst: Of }
  | { readonly key: 'above'; readonly best: Of }
  | { readonly key: 'below'; readonly worst: Of };

type Known<Of> = Of & { readonly own: number; readonly other: number };

const isKnown = <Of extends Pair>(pair: Of): pair is Known<Of> => pair.own !== null && pair.other !== null;
const most = <Of>(all: readonly Of[], first: Of, measure: (each: Of) => number) =>
  all.reduce((best, each) => (measure(each) > measure(best) ? each : best), first);

/**
 * Which figure is furthest above those of others, and which furthest below. Differences smaller than `noise` are none.
 * Where others are not known, the highest own one.
 */
export function standingOf<Of extends Pair>(pairs: readonly Of[], noise = 0): Standing<Of> {
  const own = pairs.filter((pair) => pair.own !== null);
  const known = pairs.filter((pair) => isKnown(pair));
  const [firstOwn] = own;
  const [first] = known;
  if (firstOwn === undefined) return { key: 'none' };
  if (first === undefined) return { key: 'alone', best: most(own, firstOwn, (pair) => pair.own ?? 0) };
  const ahead = ({ own: mine, other }: Known<Of>) => mine - other;
  const best = most(known, first, ahead);
  const worst = most(known, first, (pair) => -ahead(pair));
  const isAbove = ahead(best) > noise;
  const isBelow = -ahead(worst) > noise;
  if (isAbove && isBelow) return { key: 'mixed', best, worst };
  if (isAbove) return { key: 'above', best };
  return isBelow ? { key: 'below', worst } : { key: 'alike' };
}
