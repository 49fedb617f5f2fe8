import { describe, expect, it } from '@jest/globals';
import {
  day,
  wireCommaList,
  wireInstant,
  wireInteger,
  wireJson,
  wireRequiredText,
  wireText,
} from '@portal/contracts';
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
      name: wireText(20),
      email: z.email(),
      type: z.literal([1, 2]),
      units: wireInteger(),
      address: wireRequiredText(5),
      langs: z.array(z.string()).min(1),
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
      ...all,
      ...others,
      'contact.email': 'obligatory_email',
      'contact.day': 'obligatory_field',
    });
    const wrong = { name: 'Ana', email: 'ana', type: 3, units: 'x', address: 'too long', langs: [1] };
    expect(Object.values(codes({ ...wrong, contact: 'x' }) ?? {}).join()).not.toContain('obligatory');
  });
});

describe('[AMB-59] a date', () => {
  const dated = z.object({
    date: day().optional(),
    start_date: wireInstant().optional(),
    plans: wireJson(z.array(z.object({ end_date: wireInstant() }))).optional(),
  });
  const read = (sent: Record<string, unknown>, timeZone = 'Europe/Madrid') =>
    readInput(dated, sent, timeZone).data;

  it('is read as people of the market write it', () => {
    expect(read({ date: '20/12/2026' })).toEqual({ date: '2026-12-20' });
    expect(read({ start_date: '2026-12-20 10:00' })).toEqual({ start_date: '2026-12-20T09:00:00.000Z' });
    expect(read({ start_date: '10:00 20/12/2026' }, 'Europe/Lisbon')).toEqual({
      start_date: '2026-12-20T10:00:00.000Z',
    });
    expect(read({ date: '20/12/2026', start_date: '2026-07-01' })).toEqual({
      date: '2026-12-20',
      start_date: '2026-06-30T22:00:00.000Z',
    });
  });

  it('ends with its day at the field of an end, in JSON text too', () => {
    const plans = JSON.stringify([{ end_date: '2026-12-20' }, { end_date: '2026-12-20T08:00:00Z' }]);
    expect(read({ plans })?.plans).toEqual([
      { end_date: '2026-12-20T23:00:00.000Z' },
      { end_date: '2026-12-20T08:00:00.000Z' },
    ]);
  });

  it('that is invalid is rejected by its name', () => {
    expect(readInput(dated, { plans: '20/12/2026' }).success).toBe(false);
    const listed = z.object({ ids: wireCommaList(wireInteger()) });
    expect(readInput(listed, { ids: '20/12/2026,x' }).error?.issues[0]?.path).toEqual(['ids', 0]);
    for (const date of ['9999-12-31', '0000-01-01', '01/01/9999', '99:99 20/12/2026', '2026-12-20 24:00'])
      expect([date, readInput(dated, { start_date: date, plans: [{ end_date: date }] }).success]).toEqual([
        date,
        false,
      ]);
    for (const date of ['31/02/2026', '2026-13-01', '10:00', 'mañana', '1/1/26'])
      expect([date, readInput(dated, { date }).success]).toEqual([date, false]);
  });
});
