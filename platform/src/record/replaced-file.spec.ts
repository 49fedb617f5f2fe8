import { describe, it } from '@jest/globals';
import { givenEvents } from '../testing/decider-kit';
import { replacedFile } from './replaced-file';

interface Added {
  readonly type: 'FlyerAdded';
  readonly data: { readonly flyer: string; readonly key: string; readonly version: number };
}
const decider = replacedFile<'AddFlyer', Added>('AddFlyer', 'FlyerAdded', ({ flyer }) => flyer);
const added = (flyer: string, key: string, version: number): Added => ({
  type: 'FlyerAdded',
  data: { flyer, key, version },
});

describe('a file that is replaced', () => {
  it('has versions from 1 on, each file its own', () => {
    givenEvents(decider, [])
      .when('AddFlyer', { input: { flyer: 'a', key: 'k1' } })
      .then([added('a', 'k1', 1)]);
    const both = givenEvents(decider, [added('a', 'k1', 1), added('b', 'k2', 1), added('a', 'k3', 2)]);
    both.when('AddFlyer', { input: { flyer: 'a', key: 'k4' } }).then([added('a', 'k4', 3)]);
    both.when('AddFlyer', { input: { flyer: 'b', key: 'k5' } }).then([added('b', 'k5', 2)]);
  });
});
