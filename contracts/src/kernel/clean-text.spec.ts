import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanLine, cleanText, initialOf } from './clean-text';

const joined = ['👩‍🍳', '👩🏽‍🤝‍👨🏻', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '🇪🇸', '❤️‍🔥', '🙂‍↔️', '👁️‍🗨️', '☝️🏽', '☎︎'];
const gone = /[\u00ad\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\u034f/;
const parts = [
  ...['👩', '🍳', '🏽', '↔', '❤', '🏴', '#', '1', 'A', 's', 'e'],
  ...['\u200d', '\ufe0f', '\ufe0e', '\u20e3', '\u{e0067}', '\u{e007f}'],
  ...['\u0338', '\u0301', '\u0323', '\u0307', '\u0344', '\u1e9b', '\u1100', '\u1161'],
  ...['\u200b', '\u00ad', '\u034f', '\u3164', '\u115f', '\u0000', '\ud83d', '\ude42'],
  ...['\u2028', '\u0085', ' ', '\u00a0', '\u2000', '\t', '\n'],
];
const hostile = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...parts) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 2 }) },
    ),
    { maxLength: 14 },
  )
  .map((each) => each.join(''));

describe('a text that comes in', () => {
  it.each([
    ['Zarzamora cru\u00adjiente', 'Zarzamora crujiente'],
    ['Zarzamora bri\u200bllante', 'Zarzamora brillante'],
    ['\u202a+34600112299\u202c', '+34600112299'],
    ['600\u2009112\u00a0299', '600 112 299'],
    ['A\u0301lvaro', 'Álvaro'],
    ['A\u200b\u0301lvaro', 'Álvaro'],
    ['co\u0140leccio\u0301 l·l', 'coŀlecció l·l'],
    ['a\u200cb\u200dc', 'abc'],
    ['a\ufe0f 1\ufe0f 👩\u200d', 'a 1 👩'],
    ['\ufeff\u2066x\u2069\u061c', 'x'],
    ['\u3164\u115f\u2800\u00a0', ''],
    ['uno\u2028dos\u000btres\u0085cuatro', 'uno\ndos\ntres\ncuatro'],
    [' a\tb\r\nc ', 'a\tb\r\nc'],
    ['half \ud83d', 'half \uFFFD'],
  ])('%j is %j', (brought, clean) => {
    expect(cleanText(brought)).toBe(clean);
  });

  it.each(joined)('keeps %s as one character', (emoji) => {
    expect(cleanText(`Ana ${emoji}`)).toBe(`Ana ${emoji}`);
    expect(initialOf(`${emoji} Ana`)).toBe(emoji);
  });

  it('is the same when it is cleaned again, so that a repeat of a command is one', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const once = cleanText(text);
        expect(cleanText(once)).toBe(once);
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
        expect(once).toBe(once.trim().normalize('NFC'));
        expect([...once].filter((sign) => gone.test(sign))).toEqual([]);
      }),
      { numRuns: 3_000 },
    );
  });

  it('takes time that grows with its length', () => {
    const started = performance.now();
    for (const part of ['🏴\u{e0067}', '\u{e0067}', '👩\u200d', 'a\u0301', '\u00ad '])
      cleanText(part.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('is one line where a line is meant', () => {
    expect(cleanLine(' Peña \u00a0 del\r\n\tcafé ')).toBe('Peña del café');
  });
});

describe('the initial of a name', () => {
  it.each([
    ['🙂 Ana', '🙂'],
    ['A\u0301lvaro', 'Á'],
    [' \u200bñandú', 'Ñ'],
    ['', ''],
  ])('of %j is %j, never half a sign', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });

  it('may be of two signs', () => {
    expect(initialOf('n\u0303ora', 2)).toBe('ÑO');
  });
});
