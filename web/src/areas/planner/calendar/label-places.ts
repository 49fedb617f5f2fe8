import type { StackedAction } from '@portal/contracts/areas/planner';

/**
 * Where the name of an action stands: on its bar, behind or before it where the bar is too narrow, or nowhere but in the
 * tip of its bar.
 */
export interface LabelPlace {
  readonly at: 'inside' | 'after' | 'before' | 'none';
  /** Parts of the year's width that it may take. */
  readonly room: number;
}

/** Parts of the width that a letter takes, and what is around the words. */
const [perLetter, around] = [0.0066, 0.014];
/** So much of a name is worth reading. */
const least = 0.045;

interface Named {
  readonly name: string;
}

const needOf = ({ name }: Named): number => name.length * perLetter + around;

function placeOf(need: number, width: number, after: number, before: number): LabelPlace {
  const enough = Math.min(need, 2 * least);
  if (width >= need) return { at: 'inside', room: width };
  if (after >= enough && after > width) return { at: 'after', room: after };
  if (before >= enough && before > width) return { at: 'before', room: before };
  return width >= least ? { at: 'inside', room: width } : { at: 'none', room: 0 };
}

/** Where the names of a row's actions stand, in the order of the actions; none lies over another bar, nor over a name. */
export function labelPlaces<A extends Named>(row: readonly StackedAction<A>[]): readonly LabelPlace[] {
  /** Where the last name or bar of a level ends. */
  const ends = new Map<number, number>();
  return row.map(({ action, bar, level }, index) => {
    const next = row.slice(index + 1).find((one) => one.level === level);
    const end = bar.left + bar.width;
    const after = (next?.bar.left ?? 1) - end;
    const place = placeOf(needOf(action), bar.width, after, bar.left - (ends.get(level) ?? 0));
    ends.set(level, place.at === 'after' ? end + Math.min(needOf(action), place.room) : end);
    return place;
  });
}
