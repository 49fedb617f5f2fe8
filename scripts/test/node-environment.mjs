import { TestEnvironment } from 'jest-environment-node';
import { shared } from './one-realm.mjs';

export default shared(TestEnvironment);
