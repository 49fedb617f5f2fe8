import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Values of the address by name; `undefined` takes one away. */
export type AddressChanges = Readonly<Record<string, string | number | undefined>>;

/** The query of an address with some values changed, the others as they are. */
export function withChanges(search: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const after = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) after.delete(name);
    else after.set(name, String(value));
  }
  return after;
}

/** The query of the address, and how to change some of it; with `replace` that makes no step in the history. */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (changes: AddressChanges, replace = false) =>
      setSearch((before) => withChanges(before, changes), { replace, preventScrollReset: true }),
    [setSearch],
  );
  return { search, change };
}
