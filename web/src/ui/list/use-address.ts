import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** `undefined` removes one. */
export type AddressChanges = Readonly<Record<string, string | number | undefined>>;

export function withChanges(search: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const after = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) after.delete(name);
    else after.set(name, String(value));
  }
  return after;
}

/** `replace` adds no step to the history. */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (changes: AddressChanges, replace = false) =>
      setSearch((before) => withChanges(before, changes), { replace, preventScrollReset: true }),
    [setSearch],
  );
  return { search, change };
}
