import { expect, it } from '@jest/globals';
import { nameUuid } from './name-uuid';

it('[R2] makes the UUID of RFC 9562, A.4, of a name', () => {
  const dns = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';
  expect(nameUuid('www.example.com', dns)).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
});
