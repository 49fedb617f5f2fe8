import { describe, expect, it } from '@jest/globals';
import { beginningOf } from './beginning-of';

describe('the beginning of a text', () => {
  it.each([
    ['Bom dia', 'Bom dia'],
    ['Bom\n\n dia', 'Bom dia'],
    ['Bom dia!!', 'Bom dia…'],
    ['🍔🍔🍔🍔🍔🍔🍔🍔🍔', '🍔🍔🍔🍔🍔🍔🍔…'],
    ['', ''],
  ])('of %j is one line of at most eight characters: %j', (text, beginning) => {
    expect(beginningOf(text, 8)).toBe(beginning);
  });
});
