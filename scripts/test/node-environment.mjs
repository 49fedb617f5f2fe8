import { TestEnvironment } from 'jest-environment-node';
import { shared } from './one-realm.mjs';

// Jest needs a default export.
export default shared(TestEnvironment);
