import type { Size } from '@portal/contracts/areas/cart';

/** What stands beside the sizes of a scale, so that they are understood at a glance. */
export type Yardstick = 'person' | 'cup' | null;

/** Sizes that are drawn to one scale. */
export interface SizeScale {
  /** Millimetres, or pixels of a screen, that the drawing's width and height show. */
  readonly reach: number;
  readonly yardstick: Yardstick;
}

/** Beyond this factor the smaller one would be a dot: a flyer beside a billboard. */
const tooFar = 6;
/** Millimetres from which a person is the better measure. */
const personFrom = 1200;

/** Height of the yardsticks in millimetres. */
export const yardstickHeight = { person: 1700, cup: 200 } as const;

const longest = ({ width, height }: Size) => Math.max(width, height);

function yardstickOf(reach: number, isScreen: boolean): Yardstick {
  if (isScreen) return null;
  return reach >= personFrom ? 'person' : 'cup';
}

/**
 * To which scale each size is drawn: all sizes of a group to the same one, as long as the smallest can still be seen.
 * Where it cannot, the group falls into scales of its own, each with its yardstick.
 * @param isScreen sizes in pixels have no yardstick.
 * @returns a scale by size id; the custom size has none.
 */
export function scalesOf(sizes: readonly Size[], isScreen: boolean): ReadonlyMap<string, SizeScale> {
  const rising = sizes.filter(({ custom }) => !custom).toSorted((a, b) => longest(a) - longest(b));
  const classes: Size[][] = [];
  for (const size of rising) {
    const open = classes.at(-1);
    const before = open?.at(-1);
    if (open && before && longest(size) <= longest(before) * tooFar) open.push(size);
    else classes.push([size]);
  }
  return new Map(
    classes.flatMap((members) => {
      const reach = Math.max(...members.map(longest));
      return members.map(({ id }) => [id, { reach, yardstick: yardstickOf(reach, isScreen) }] as const);
    }),
  );
}
