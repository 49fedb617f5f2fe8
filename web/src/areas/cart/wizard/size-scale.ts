import { type Size, sizeCatalogue, type SizeGroup } from '@portal/contracts/areas/cart';

/** What stands beside the sizes of a scale, so that they are understood at a glance. */
export type Yardstick = 'person' | 'cup';

/** Sizes that are drawn to one scale: the widest and the highest of them, in millimetres or pixels of a screen. */
export interface SizeScale {
  readonly width: number;
  readonly height: number;
  /** Pixels have none. */
  readonly yardstick: Yardstick | null;
}

/** The group of sizes in pixels. */
const screenGroup: SizeGroup = 4;
/** Beyond this factor the smaller one would be a dot: a flyer beside a billboard. */
const tooFar = 6;
/** Millimetres from which a person is the better measure. */
const personFrom = 1200;

/** Height of the yardsticks in millimetres. */
export const yardstickHeight: Readonly<Record<Yardstick, number>> = { person: 1700, cup: 200 };

const longest = ({ width, height }: Size) => Math.max(width, height);

/** Sizes that can be drawn to one scale without one of them vanishing. */
function classesOf(sizes: readonly Size[]): Size[][] {
  const rising = sizes.filter(({ custom }) => !custom).toSorted((a, b) => longest(a) - longest(b));
  const classes: Size[][] = [];
  for (const size of rising) {
    const open = classes.at(-1);
    const before = open?.at(-1);
    if (open && before && longest(size) <= longest(before) * tooFar) open.push(size);
    else classes.push([size]);
  }
  return classes;
}

/**
 * To which scale each size of a group is drawn: all to the same one, as long as the smallest can still be seen. Where
 * it cannot, the group falls into scales of its own, each with its yardstick.
 * @returns a scale by size id; the custom size has none.
 */
export function scalesOf(group: SizeGroup): ReadonlyMap<string, SizeScale> {
  return new Map(
    classesOf(sizeCatalogue[group]).flatMap((members) => {
      const width = Math.max(...members.map((size) => size.width));
      const height = Math.max(...members.map((size) => size.height));
      const measure = Math.max(width, height) >= personFrom ? 'person' : 'cup';
      const scale: SizeScale = { width, height, yardstick: group === screenGroup ? null : measure };
      return members.map(({ id }) => [id, scale] as const);
    }),
  );
}

/** Which yardsticks stand beside the sizes of a group: what has to be explained. */
export function yardsticksOf(group: SizeGroup): Yardstick | 'both' | 'none' {
  const used = new Set([...scalesOf(group).values()].flatMap(({ yardstick }) => yardstick ?? []));
  if (used.size > 1) return 'both';
  return [...used][0] ?? 'none';
}
