import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { limitsOf } from './limits';
import { wireInteger, wireRequiredText, wireText } from './wire';

describe('the limits of an input', () => {
  it('are those of its texts, also of required, optional and defaulted ones', () => {
    const input = z.object({
      id: wireInteger(),
      name: wireRequiredText(120),
      url: wireText(300).optional(),
      comments: wireText(2000).default(''),
      plain: z.string().max(7),
      free: z.string(),
    });
    expect(limitsOf(input)).toEqual({ name: 120, url: 300, comments: 2000, plain: 7 });
    expect(limitsOf(input.transform((values) => values))).toEqual(limitsOf(input));
  });

  it('are none where there are no texts', () => {
    expect(limitsOf(z.object({}))).toEqual({});
    expect(limitsOf(z.string())).toEqual({});
  });
});
