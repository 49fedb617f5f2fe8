import { describe } from '@jest/globals';
import { fuzzCalls } from './fuzz-calls';

describe('[F1] [S14] [S16] hostile requests in PT', () => fuzzCalls('PT'));
