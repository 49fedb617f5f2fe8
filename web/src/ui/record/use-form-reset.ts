import { useState } from 'react';

export interface FormReset {
  /** `key` of the form; changes when it is filled again. */
  readonly number: number;
  /** Loads the record and fills the form again (R4). */
  readonly reload: () => void;
}

/** An open form changes only on `reload`. */
export function useFormReset({ refetch }: { readonly refetch: () => Promise<unknown> }): FormReset {
  const [number, setNumber] = useState(0);
  return { number, reload: () => void refetch().then(() => setNumber((last) => last + 1)) };
}
