/** Levels; the deepest call needs eight. */
export const deepestNesting = 32;

const innerOf = (values: readonly unknown[]): unknown[] =>
  values.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));

/** Not recursive: JSON.parse accepts depths that overflow the stack (F1). */
export function isNestedTooDeep(value: unknown, levels = deepestNesting): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= levels; depth += 1) {
    level = innerOf(level);
    if (level.length === 0) return false;
  }
  return true;
}
