/** Backspace is Delete on small keyboards. */
export const isForgetKey = (key: string): boolean => key === 'Delete' || key === 'Backspace';

/** The next line, or the previous one. */
export function neighbourOf<Row extends { readonly forget?: () => void }>(
  rows: readonly Row[],
  row: Row,
): Row | undefined {
  const at = rows.indexOf(row);
  return [rows[at + 1], rows[at - 1]].find((one) => one?.forget !== undefined);
}
