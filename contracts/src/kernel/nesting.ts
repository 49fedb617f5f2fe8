/** Levels of objects and lists that input may have; the deepest that a call takes has eight. */
export const deepestNesting = 32;

const innerOf = (values: readonly unknown[]): unknown[] =>
  values.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));

/**
 * Whether objects and lists are nested deeper than input may be. Counts without recursion: JSON.parse takes structures
 * that overflow the stack of whatever walks them (F1).
 */
export function isNestedTooDeep(value: unknown, levels = deepestNesting): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= levels; depth += 1) {
    level = innerOf(level);
    if (level.length === 0) return false;
  }
  return true;
}
