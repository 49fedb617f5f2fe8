import type { Location } from 'react-router-dom';

const entryField = 'entry';

/** The id of this entry of the history, given to it when it has none; it stays through reloads and coming back. */
function entryOf(history: History): string {
  const state = (history.state ?? {}) as Readonly<Record<string, unknown>>;
  const known = state[entryField];
  if (typeof known === 'string') return known;
  const entry = crypto.randomUUID();
  history.replaceState({ ...state, [entryField]: entry }, '');
  return entry;
}

/** The key that the router gives to whatever page a tab is opened at. */
const opened = 'default';

/**
 * Under which key the place in a page is remembered: a page that was opened by its address has one of its own, so that
 * it begins at the top and the page before keeps its place.
 */
export function scrollKeys(history: History): (location: Pick<Location, 'key'>) => string {
  const first = entryOf(history);
  return ({ key }) => (key === opened ? first : key);
}
