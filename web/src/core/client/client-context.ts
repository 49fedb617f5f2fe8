import { createContext, use } from 'react';
import { CallClient } from './call-client';

export const CallClientContext = createContext<CallClient>(new CallClient());

/** The client of this page: for the rare call that is neither a query nor a command of a screen. */
export const useCallClient = () => use(CallClientContext);
