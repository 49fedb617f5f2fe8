import { describe, expect, it } from '@jest/globals';
import { day, wireInteger, wireJson, wireRequiredText, wireText } from '@portal/contracts';
import { z } from 'zod';
import { fieldsOf } from './answers';
import { readInput } from './read-input';

const schema = z.object({
  id: wireInteger(),
  phone: wireText().optional(),
  plan: wireJson(z.array(wireInteger())).optional(),
  size: z.coerce.number().min(1).default(20),
});

describe('what was sent', () => {
  it.each(['', null])('is left out where it is %j, no value, and may be left out', (blank) => {
    expect(readInput(schema, { id: '1', plan: blank, size: blank }).data).toEqual({ id: 1, size: 20 });
  });

  it('is kept blank where that is a value', () => {
    expect(readInput(schema, { id: '1', phone: '' }).data).toEqual({ id: 1, phone: '', size: 20 });
  });

  it('is refused by name where it cannot be left out, or is no blank', () => {
    const refused = (sent: Record<string, unknown>) =>
      readInput(schema, sent).error?.issues.map(({ path }) => path.join('.'));
    expect(refused({ id: '' })).toEqual(['id']);
    expect(refused({ id: null, plan: '' })).toEqual(['id']);
    expect(refused({ id: '1', plan: 'x' })).toEqual(['plan']);
    expect(refused({ id: '1', plan: '["x"]', size: '' })).toEqual(['plan.0']);
  });

  it('[R-ERR-12] has its own codes where a field is left out or blank, at any depth', () => {
    const form = z.object({
      ...{ name: wireText(20), email: z.email(), type: z.literal([1, 2]), units: wireInteger() },
      ...{ address: wireRequiredText(5), langs: z.array(z.string()).min(1) },
      contact: wireJson(z.object({ email: z.email(), day: day() })),
    });
    const codes = (sent: Record<string, unknown>) => {
      const { error } = readInput(form, sent);
      return error && fieldsOf(error);
    };
    const all = { name: 'obligatory_name', email: 'obligatory_email', type: 'obligatory_field' };
    const others = { units: 'obligatory_field', address: 'obligatory_field', langs: 'obligatory_field' };
    expect(codes({})).toEqual({ ...all, ...others, contact: 'obligatory_field' });
    const blank = { name: null, email: '', type: '', units: '', address: ' ', langs: [] };
    expect(codes({ ...blank, contact: '{"email":"","day":""}' })).toEqual({
      ...{ ...all, ...others },
      ...{ 'contact.email': 'obligatory_email', 'contact.day': 'obligatory_field' },
    });
    const wrong = { name: 'Ana', email: 'ana', type: 3, units: 'x', address: 'too long', langs: [1] };
    expect(Object.values(codes({ ...wrong, contact: 'x' }) ?? {}).join()).not.toContain('obligatory');
  });
});
