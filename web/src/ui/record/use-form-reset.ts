import { useState } from 'react';

/** Of a record's form: which reading of the record it was filled from, and how it is filled anew. */
export interface FormReset {
  /** For the `key` of the form: another one once it is to be filled anew. */
  readonly number: number;
  /** Reads the record again and fills the form with it: whoever was overtaken wants to see theirs (R4). */
  readonly reload: () => void;
}

/** What others save meanwhile leaves an open form alone until its writer asks for it. */
export function useFormReset({ refetch }: { readonly refetch: () => Promise<unknown> }): FormReset {
  const [number, setNumber] = useState(0);
  return { number, reload: () => void refetch().then(() => setNumber((last) => last + 1)) };
}
