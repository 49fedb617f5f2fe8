import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chatCommands } from './chat.contract';
import { maxMentions, mentionMark, mentionMarks, withoutCutMark, withoutMarks } from './chat.rules';

const orderId = '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11';
const noted = (mentions: unknown) =>
  chatCommands.AddOrderNote.input.safeParse({ order_id: orderId, message: 'Olá', mentions });

describe('mentions in a note', () => {
  it('are marks by id, which are found in any text around them', () => {
    const property = fc.property(fc.nat(), fc.stringMatching(/^[a-z ]*$/), (id, words) => {
      expect(`${words}${mentionMark(id)}, ${words}`.split(mentionMarks)).toEqual([
        words,
        String(id),
        `, ${words}`,
      ]);
    });
    fc.assert(property);
  });

  it('are read as names; what is no mention stays text', () => {
    const names = new Map([[4, 'Rui']]);
    expect(withoutMarks('@[4], @[5] e @[x]', names)).toBe('@Rui, @[5] e @[x]');
  });

  it.each([
    ['Vejam @[12…', 'Vejam …'],
    ['Vejam @[…', 'Vejam …'],
    ['Vejam @…', 'Vejam …'],
    ['Vejam @[12]…', 'Vejam @[12]…'],
    ['Vejam @[12', 'Vejam @[12'],
  ])('that were cut in two are left out: %j', (cut, left) => {
    expect(withoutCutMark(cut)).toBe(left);
  });

  it('[R-CHT-01] are none, or ten people at most, in any encoding', () => {
    const ten = Array.from({ length: maxMentions }, (_, index) => index + 1);
    expect(noted(undefined).data?.mentions).toEqual([]);
    expect(noted('').data?.mentions).toEqual([]);
    expect(noted('3,4').data?.mentions).toEqual([3, 4]);
    expect(noted(ten).data?.mentions).toEqual(ten);
    expect(noted([...ten, 11]).success).toBe(false);
  });

  it('are each person once', () => {
    expect(noted([3, 3]).success).toBe(false);
    expect(noted('3,4,3').success).toBe(false);
  });

  it.each([['a'], [1.5], [null], [{}]])('are user ids and nothing else: %p', (id) => {
    expect(noted([id]).success).toBe(false);
  });
});
