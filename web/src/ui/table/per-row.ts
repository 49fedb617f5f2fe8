/** Works something out once for each row: rows are the same objects as long as nothing in them changes. */
export function perRow<Row extends object, T>(of: (row: Row) => T): (row: Row) => T {
  const known = new WeakMap<Row, T>();
  return (row) => {
    const found = known.get(row) ?? of(row);
    known.set(row, found);
    return found;
  };
}
