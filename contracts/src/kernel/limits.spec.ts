import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { limitsOf } from './limits';
import { wireInteger, wireJson, wireRequiredText, wireText, wireTexts } from './wire';

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

  it('are those within objects and of the texts in lists, by their path', () => {
    const item = z.object({ name: wireText(50), custom: wireTexts(z.object({ price: z.string().max(9) })) });
    const order = wireJson(z.object({ items: z.array(item).max(3), tags: z.array(wireText(60)) }));
    expect(limitsOf(z.object({ order }))).toEqual({
      'order.items.name': 50,
      'order.items.custom.price': 9,
      'order.tags': 60,
    });
  });

  it('are absent where there are no texts', () => {
    expect(limitsOf(z.object({}))).toEqual({});
    expect(limitsOf(z.string())).toEqual({});
  });
});
