import { afterAll } from '@jest/globals';
import { endStarted } from './start-program';

/* Runs before each spec that starts programs: whatever it leaves running ends with it. */
afterAll(endStarted);
