import { describe, expect, it } from '@jest/globals';
import { wireInteger, wireJson, wireText } from '@portal/contracts';
import { z } from 'zod';
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
});
