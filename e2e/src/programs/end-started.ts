import { afterAll } from '@jest/globals';
import { endStarted } from './start-program';

/* Ends programs left by a spec. */
afterAll(endStarted);
