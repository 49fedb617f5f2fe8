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

/** Pixels that a letter takes, and what is around the words. */
const perLetter = 6.8;
const around = 26;
/** Pixels of a name that are worth reading. */
const least = 44;

interface Named {
  readonly name: string;
}

/** Parts of the width that there are, and those that are asked for. */
interface Room {
  readonly need: number;
  readonly least: number;
  readonly width: number;
  readonly after: number;
  readonly before: number;
}

function placeOf({ need, least: readable, width, after, before }: Room): LabelPlace {
  const enough = Math.min(need, 2 * readable);
  if (width >= need) return { at: 'inside', room: width };
  if (after >= enough && after > width) return { at: 'after', room: after };
  if (before >= enough && before > width) return { at: 'before', room: before };
  return width >= readable ? { at: 'inside', room: width } : { at: 'none', room: 0 };
}

/**
 * Where the names of a row's actions stand, in the order of the actions; none lies over another bar, nor over a name.
 * @param track pixels that the year takes
 */
export function labelPlaces<A extends Named>(
  row: readonly StackedAction<A>[],
  track: number,
): readonly LabelPlace[] {
  /** Where the last name or bar of a level ends. */
  const ends = new Map<number, number>();
  const nextOf = (index: number) =>
    row.findIndex(({ level }, other) => other > index && level === row[index]?.level);
  const found = row.map(({ action, bar: { left, width }, level }, index) => {
    const end = left + width;
    const need = (action.name.length * perLetter + around) / track;
    const after = (row[nextOf(index)]?.bar.left ?? 1) - end;
    const before = left - (ends.get(level) ?? 0);
    const place = placeOf({ need, least: least / track, width, after, before });
    ends.set(level, place.at === 'after' ? end + Math.min(need, after) : end);
    return { place, need };
  });
  // Between two bars with both names, each keeps to its part: paper is narrower than the screen was.
  return found.map(({ place, need }, index) => {
    const isShared = place.at === 'after' && found[nextOf(index)]?.place.at === 'before';
    return isShared ? { ...place, room: Math.min(need, place.room) } : place;
  });
}
