/** Unchanged rows stay the same objects. */
export function perRow<Row extends object, T>(of: (row: Row) => T): (row: Row) => T {
  const known = new WeakMap<Row, T>();
  return (row) => {
    const found = known.get(row) ?? of(row);
    known.set(row, found);
    return found;
  };
}
