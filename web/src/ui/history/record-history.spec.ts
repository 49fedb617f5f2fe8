import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fieldsOf, withFields } from './record-history';

/** Values of forms: texts, switches, numbers, choices of many, days. */
const value = fc.oneof(
  fc.string(),
  fc.boolean(),
  fc.integer(),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.constant(null),
);
const names = ['name', 'url', 'status', 'start_date', 'sections', 'priority'] as const;
const values = fc.record(Object.fromEntries(names.map((name) => [name, value])));
const fields = fc.subarray([...names]);

describe('restoring a version', () => {
  it('and undoing it is the identity', () => {
    fc.assert(
      fc.property(values, values, fields, (was, now, chosen) => {
        const restored = withFields(was, now, chosen);
        expect(withFields(now, restored, chosen)).toEqual(now);
      }),
    );
  });

  it('takes the chosen fields from it and leaves the others', () => {
    fc.assert(
      fc.property(values, values, fields, (was, now, chosen) => {
        const restored = withFields(was, now, chosen);
        for (const name of names) expect(restored[name]).toEqual((chosen.includes(name) ? was : now)[name]);
      }),
    );
  });

  it('takes a field as a whole, however deep the difference', () => {
    expect(fieldsOf([{ path: 'birthday.price' }, { path: 'birthday.phone' }, { path: 'name' }])).toEqual([
      'birthday',
      'name',
    ]);
  });
});
