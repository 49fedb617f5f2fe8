/** The keys that take an option away while the field above it is empty: Delete, which on small keyboards is Backspace. */
export const isForgetKey = (key: string): boolean => key === 'Delete' || key === 'Backspace';

/** What stands where a line was taken away: the next one, or the one before it. */
export function neighbourOf<Row extends { readonly forget?: () => void }>(
  rows: readonly Row[],
  row: Row,
): Row | undefined {
  const at = rows.indexOf(row);
  return [rows[at + 1], rows[at - 1]].find((one) => one?.forget !== undefined);
}
