import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** One value of the address that is no filter of a list: what is open, which view. Empty takes it away. */
export function useAddressValue(name: string): readonly [string, (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (value: string) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === '') after.delete(name);
          else after.set(name, value);
          return after;
        },
        { preventScrollReset: true },
      ),
    [setSearch, name],
  );
  return [search.get(name) ?? '', set];
}
