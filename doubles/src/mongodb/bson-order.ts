/** MongoDB's order of types. */
function rankOf(value: unknown): number {
  if (value === null || value === undefined) return 0;
  if (Array.isArray(value)) return 4;
  return { number: 1, bigint: 1, string: 2, boolean: 5 }[typeof value as string] ?? 3;
}

/** By type, then value; text by bytes. */
export function compareValues(one: unknown, two: unknown): number {
  const byType = rankOf(one) - rankOf(two);
  if (byType !== 0 || one === null || one === undefined) return byType;
  if (typeof one === 'string') return Buffer.compare(Buffer.from(one), Buffer.from(two as string));
  if (typeof one === 'object') return compareDocuments(one, two as object);
  return Number(one) - Number(two);
}

/** Field by field: type, name, value. */
function compareDocuments(one: object, two: object): number {
  const ones = Object.entries(one);
  const twos = Object.entries(two);
  for (const [index, [name, value]] of ones.entries()) {
    const other = twos[index];
    if (other === undefined) return 1;
    const byType = rankOf(value) - rankOf(other[1]);
    const order = byType || compareValues(name, other[0]) || compareValues(value, other[1]);
    if (order !== 0) return order;
  }
  return ones.length - twos.length;
}

/** Value at a dotted path. */
export function valueAt(document: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], document);
}

/** A `sort` document as a comparator. */
export function comparisonOf(sort: Readonly<Record<string, unknown>>) {
  const keys = Object.entries(sort).map(([path, direction]) => ({ path, direction: Number(direction) }));
  return (one: unknown, two: unknown): number => {
    for (const { path, direction } of keys) {
      const order = compareValues(valueAt(one, path), valueAt(two, path));
      if (order !== 0) return order * direction;
    }
    return 0;
  };
}
