import { createContext, use } from 'react';

/** Whether what stands in it is only read; for fields that a disabled frame does not reach. */
export const LockedContext = createContext(false);
export const useLocked = (): boolean => use(LockedContext);
