import { describe, expect, it } from '@jest/globals';
import { maxMentions, withoutMarks } from '@portal/contracts/areas/chat';
import fc from 'fast-check';
import { mentionedIn, nameAt, peopleCalled, withMarks, withName } from './mentions';

const rui = { id: 24, name: 'Rui Sá' };
const lopes = { id: 31, name: 'Ana Maria Lopes' };
const ana = { id: 32, name: 'Ana Maria' };
const otherAna = { id: 33, name: 'Ana Maria' };
const people = [rui, lopes, ana, otherAna];

describe('a name that is being typed', () => {
  it.each([
    ['@', { start: 0, term: '' }],
    ['Olá @ru', { start: 4, term: 'ru' }],
    ['(@Ana Mar', { start: 1, term: 'Ana Mar' }],
    ['linha\n@a', { start: 6, term: 'a' }],
    ['ana@chain.example', null],
    ['@Rui ', null],
    ['@Rui Sá viu', null],
    ['sem nada', null],
  ])('follows an @ that begins a word: %j', (text, found) => {
    expect(nameAt(text, text.length)).toEqual(found);
  });

  it('is the text before the caret', () => {
    expect(nameAt('@rui e mais', 3)).toEqual({ start: 0, term: 'ru' });
    expect(nameAt('@rui e mais', 0)).toBeNull();
  });

  it.each([
    ['', people],
    ['SA', [rui]],
    ['ana', [lopes, ana, otherAna]],
    ['maria l', [lopes]],
    ['lopes ana', []],
    ['x', []],
  ])('finds whose words begin so, without accents and case: %j', (term, found) => {
    expect(peopleCalled(people, term)).toEqual(found);
  });

  it('becomes the whole name, and one goes on typing behind it', () => {
    expect(withName('Olá @ru', { start: 4, term: 'ru' }, rui)).toEqual({ text: 'Olá @Rui Sá ', caret: 12 });
    const inside = withName('@ru, vê', { start: 0, term: 'ru' }, rui);
    expect(inside).toEqual({ text: '@Rui Sá , vê', caret: 8 });
    expect(withName('@ru vê', { start: 0, term: 'ru' }, rui)).toEqual({ text: '@Rui Sá vê', caret: 8 });
  });
});

describe('the mentions in a text', () => {
  it('[R-CHT-01] are the chosen people still in the text, each once', () => {
    expect(mentionedIn('@Rui Sá e @Rui Sá', [rui, lopes])).toEqual([rui]);
    expect(mentionedIn('@Rui Sá', [])).toEqual([]);
    expect(mentionedIn('Rui Sá, a@Rui Sá, @Rui Sáez', [rui])).toEqual([]);
  });

  it('are distinguished by the longer name, and with equal names by the order of choice', () => {
    const text = '@Ana Maria Lopes, @Ana Maria e @Ana Maria';
    expect(mentionedIn(text, [ana, lopes, otherAna])).toEqual([lopes, ana, otherAna]);
    expect(withMarks(text, [ana, lopes, otherAna])).toBe('@[31], @[32] e @[33]');
    expect(withMarks(text, [ana])).toBe('@[32] Lopes, @[32] e @[32]');
  });

  it('are ten at most', () => {
    const many = Array.from({ length: maxMentions + 2 }, (_, id) => ({ id, name: `P${id}x` }));
    const text = many.map(({ name }) => `@${name}`).join(' ');
    expect(mentionedIn(text, many)).toHaveLength(maxMentions);
  });

  it('become marks in the text, and nothing else changes, for any names', () => {
    const name = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => text.trim() === text);
    const property = fc.property(name, fc.string(), (called, around) => {
      fc.pre(!around.includes('@'));
      expect(withMarks(`${around} @${called}`, [{ id: 5, name: called }])).toBe(`${around} @[5]`);
    });
    fc.assert(property);
  });

  it('become names again, which give the same marks; what is no mention stays text', () => {
    const text = '(@Ana Maria, @Ana Maria) e @Rui Sá: @[40]';
    const people = mentionedIn(text, [ana, otherAna, rui, lopes]);
    const names = new Map(people.map(({ id, name }) => [id, name]));
    expect(withoutMarks(withMarks(text, people), names)).toBe(text);
    expect(mentionedIn(text, people)).toEqual(people);
  });
});
