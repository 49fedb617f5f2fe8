import { describe, expect, it } from '@jest/globals';
import { BadOptions, readOptions } from './options';

const figures = ['place-order', 'list-orders', 'list-filtered'];
const read = (...args: string[]) => readOptions(args, { BENCH_WORLD: 'abc' }, '/bench', figures);

describe('the options of the bench', () => {
  it('measure everything at full length unless told otherwise', () => {
    expect(read()).toEqual({
      only: undefined,
      quick: false,
      profile: false,
      record: false,
      worldVersion: 'abc',
      folder: '/bench',
    });
  });

  it('take the beginning of a name', () => {
    expect(read('--only', 'list', '--quick')).toMatchObject({ only: 'list', quick: true });
  });

  it('refuse what they do not know, and say what there is', () => {
    expect(() => read('--only', 'orders')).toThrow(
      new BadOptions('no figure begins with "orders"; there are place-order, list-orders, list-filtered'),
    );
    expect(() => read('--fast')).toThrow(BadOptions);
    expect(() => read('place-order')).toThrow(BadOptions);
  });

  it('refuse to run on data of an unknown version', () => {
    expect(() => readOptions([], {}, '/bench', figures)).toThrow('npm run bench');
  });
});
