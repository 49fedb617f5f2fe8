import { beforeEach, expect, it } from '@jest/globals';
import { scrollKeys } from './Shell';

const opened = { key: 'default' };

beforeEach(() => history.pushState(null, '', '/'));

it('[U6] a page that is opened by its address shares its place with no other that was', () => {
  const first = scrollKeys(history)(opened);
  history.pushState(null, '', '/other');
  expect(scrollKeys(history)(opened)).not.toBe(first);
});

it('[U6] a page that was opened by its address has its place again when it is reloaded or gone back to', () => {
  const first = scrollKeys(history)(opened);
  history.replaceState({ ...(history.state as object), idx: 0 }, '');
  expect(scrollKeys(history)(opened)).toBe(first);
});

it('a page that was gone to by a link has the key of the router', () => {
  expect(scrollKeys(history)({ key: 'abc' })).toBe('abc');
});
