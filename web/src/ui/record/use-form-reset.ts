import { useState } from 'react';

export interface FormReset {
  /** Changes when it is filled again. */
  readonly number: number;
  /** R4 */
  readonly reload: () => void;
}

/** Changes only on `reload`. */
export function useFormReset({ refetch }: { readonly refetch: () => Promise<unknown> }): FormReset {
  const [number, setNumber] = useState(0);
  return { number, reload: () => void refetch().then(() => setNumber((last) => last + 1)) };
}
