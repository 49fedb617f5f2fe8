/** Services beside each other, as many as there is room for. */
export const serviceColumns = {
  display: 'grid',
  columnGap: 4,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
};
