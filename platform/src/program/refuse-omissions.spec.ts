import { describe, expect, it } from '@jest/globals';
import { refuseOmissions } from './refuse-omissions';

const check = (...registered: readonly string[]) =>
  refuseOmissions({
    declared: ['PlaceOrder', 'DeleteOrder', 'Login'],
    registered,
    missing: (name) => `${name} has no binding: add it to bindings.ts`,
  });

describe('declarations that are not registered', () => {
  it('stops the program, with a sentence for each', () => {
    expect(() => check('DeleteOrder')).toThrow(
      'PlaceOrder has no binding: add it to bindings.ts\nLogin has no binding: add it to bindings.ts',
    );
  });

  it('is nothing where all of it is registered', () => {
    expect(() => check('PlaceOrder', 'Login', 'DeleteOrder')).not.toThrow();
  });
});
