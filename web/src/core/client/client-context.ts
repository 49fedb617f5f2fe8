import { createContext, use } from 'react';
import { CallClient } from './call-client';

export const CallClientContext = createContext<CallClient>(new CallClient());

/** For calls that are neither query nor command of a screen. */
export const useCallClient = () => use(CallClientContext);
