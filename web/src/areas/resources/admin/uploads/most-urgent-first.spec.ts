import { describe, expect, it } from '@jest/globals';
import { mostUrgentFirst } from './ResourceUploadsPanel';

describe('a list of uploads that is too short for all of them', () => {
  it('[U9] begins with what failed and what moves, and ends with what is done', () => {
    const states = ['done', 'failed', 'done', 'processing', 'queued', 'queued', 'failed'] as const;
    const uploads = states.map((state, at) => ({ state, name: `${at}` }));
    expect(mostUrgentFirst(uploads).map(({ name }) => name)).toEqual(['1', '6', '3', '4', '5', '0', '2']);
  });
});
