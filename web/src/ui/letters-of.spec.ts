import { expect, it } from '@jest/globals';
import { lettersOf } from './letters-of';

it.each([
  ['Marta Soler i Vidal', 'MV'],
  ['A\u0301lvaro Soler', 'ÁS'],
  ['🙂 Ana', 'A'],
  ['👩‍🍳', '👩‍🍳'],
  ['', ''],
])('%s is %s: whole signs, and letters where there are any', (name, letters) => {
  expect(lettersOf(name)).toBe(letters);
});
