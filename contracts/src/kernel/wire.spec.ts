import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { deepestNesting } from './nesting';
import {
  day,
  instant,
  wireCommaList,
  wireFlag,
  wireInstant,
  wireInteger,
  wireJson,
  wireOptionalDecimal,
  wireOptionalInteger,
  wirePassword,
  wirePublicText,
  wireRequiredText,
  wireText,
  wireTexts,
} from './wire';

/** Form-encoded, so always text. */
const form = (value: unknown) => new URLSearchParams({ field: String(value) }).get('field');
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Including control characters and lone surrogates. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) });
const refused = (schema: z.ZodType, values: readonly unknown[]) =>
  values.filter((value) => !schema.safeParse(value).success);

describe('a text that is published', () => {
  it('[X6] begins and ends no element of a page, and is as long as it may be', () => {
    for (const text of ['a < b', 'b>', '</script>'])
      expect(wirePublicText(20).safeParse(text).error?.issues[0]?.message).toBe('no_markup');
    expect(wirePublicText(20).parse(' Gran Vía & “Sol” ')).toBe('Gran Vía & “Sol”');
    expect(wirePublicText(3).safeParse('abcd').success).toBe(false);
  });
});

describe('fields read the form spelling and the JSON spelling alike', () => {
  it('integers, sentinels included', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(-1, 0), fc.maxSafeInteger()), (number) => {
        fc.pre(String(Math.abs(number)).length <= 15);
        expect(wireInteger().parse(form(number))).toBe(number);
        expect(wireInteger().parse(json(number))).toBe(number);
        expect(wireOptionalInteger().parse(form(number))).toBe(number);
      }),
    );
  });

  it('[AMB-58] decimals with a point or a comma, and nothing where the text is empty', () => {
    const latitude = wireOptionalDecimal(90);
    expect(['40.42', '40,42', 40.42, ' -3 ', '', null].map((value) => latitude.parse(value))).toEqual([
      ...[40.42, 40.42, 40.42, -3, null, null],
    ]);
    expect(z.object({ latitude }).parse({})).toEqual({});
    expect(refused(latitude, ['91', -90.5, '4.4.4', '1e1', 'norte', {}])).toHaveLength(6);
  });

  it('switches in every spelling', () => {
    for (const value of [true, 1])
      expect([form(value), json(value)].map((it) => wireFlag().parse(it))).toEqual([true, true]);
    for (const value of [false, 0])
      expect([form(value), json(value)].map((it) => wireFlag().parse(it))).toEqual([false, false]);
  });

  it('texts of any characters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(wireText().parse(form(text))).toBe(wireText().parse(json(text)));
      }),
    );
  });

  it('structures, as JSON text or as themselves', () => {
    const schema = z.object({ names: z.array(z.string()), count: z.int() });
    fc.assert(
      fc.property(fc.record({ names: fc.array(fc.string()), count: fc.integer() }), (value) => {
        expect(wireJson(schema).parse(form(JSON.stringify(value)))).toEqual(value);
        expect(wireJson(schema).parse(json(value))).toEqual(value);
      }),
    );
  });

  it('lists, with commas or as arrays', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1, max: 99_999 })), (ids) => {
        const list = wireCommaList(wireInteger());
        expect(list.parse(form(ids.join(',')))).toEqual(ids);
        expect(list.parse(json(ids))).toEqual(ids);
      }),
    );
  });
});

describe('what a field takes', () => {
  it('an integer is digits, and nothing that only resembles a number', () => {
    const wrong = [
      '',
      ' ',
      '1.5',
      '1e3',
      '0x10',
      '--1',
      '1,000',
      '9'.repeat(16),
      1.5,
      NaN,
      true,
      null,
      [],
      [1],
      {},
    ];
    expect(refused(wireInteger(), wrong)).toEqual(wrong);
    expect(wireInteger().parse(' 42 ')).toBe(42);
  });

  it('an optional integer may be left out or sent empty, but not be something else', () => {
    const schema = z.object({ id: wireOptionalInteger() });
    expect(schema.parse({})).toEqual({});
    expect(schema.parse({ id: '' })).toEqual({ id: undefined });
    expect(schema.safeParse({ id: 'x' }).success).toBe(false);
  });

  it('a switch is no other word or number', () => {
    const wrong = ['yes', 'TRUE', '', 2, '2', null, undefined];
    expect(refused(wireFlag(), wrong)).toEqual(wrong);
  });

  it('[R-AUT-22] [AMB-12] a password is a SHA-256 in 64 hex digits, and nothing before or after them', () => {
    const digest = 'aB'.repeat(32);
    const wrong = [`0${digest}`, `${digest}0`, ` ${digest}`, `${digest}\n`, digest.slice(1), 'secret', ''];
    expect(refused(wirePassword(), wrong)).toEqual(wrong);
    expect(wirePassword().parse(digest)).toBe(digest.toLowerCase());
  });

  it('a text is trimmed, free of control characters, and cleaning it twice changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = wireText().parse(text);
        expect(wireText().parse(once)).toBe(once);
        expect(once).toBe(once.trim());
        expect(once).not.toMatch(/[^\P{Cc}\t\n\r]/u);
      }),
    );
    expect(wireText().parse(' a\u0000b\u0007c\td\ne ')).toBe('abc\td\ne');
  });

  it('a text is measured after cleaning', () => {
    expect(wireText(3).parse('  abc\u0000  ')).toBe('abc');
    expect(wireText(3).safeParse('abcd').success).toBe(false);
  });

  it('a required text is not made of blanks', () => {
    expect(refused(wireRequiredText(), ['', '   ', '\u0000', '\n\t'])).toHaveLength(4);
    expect(wireRequiredText().parse(' x ')).toBe('x');
  });

  it('texts inside a structure are cleaned at any depth, and everything else stays', () => {
    const inner = z.object({ text: z.string().max(5), count: z.int(), none: z.null() });
    const schema = wireTexts(z.object({ inner, list: z.array(z.string()) }));
    const sent = { inner: { text: ' a\u0000b ', count: 1, none: null }, list: [' kept '] };
    expect(schema.parse(sent)).toEqual({ inner: { text: 'ab', count: 1, none: null }, list: [' kept '] });
    expect(schema.safeParse({ ...sent, inner: { ...sent.inner, text: 'abcdef' } }).success).toBe(false);
  });

  it('[F1] a structure nested eight thousand levels deep is refused, not walked', () => {
    const codes = (schema: z.ZodType, value: unknown) =>
      schema.safeParse(value).error?.issues.map(({ message }) => message);
    const nested = (open: string, close: string, levels: number) =>
      `${open.repeat(levels)}1${close.repeat(levels)}`;
    for (const [open, close] of [
      ['{"a":', '}'],
      ['[', ']'],
    ] as const) {
      const deep = nested(open, close, 8_000);
      expect(codes(wireTexts(z.unknown()), JSON.parse(deep))).toEqual(['too_deep']);
      expect(codes(wireJson(z.unknown()), JSON.parse(deep))).toEqual(['too_deep']);
      expect(codes(wireJson(z.unknown()), deep)).toEqual(['too_deep']);
      expect(wireJson(z.unknown()).safeParse(nested(open, close, deepestNesting)).success).toBe(true);
      expect(codes(wireJson(z.unknown()), nested(open, close, deepestNesting + 1))).toEqual(['too_deep']);
    }
  });

  it('[F1] an accepted instant fits into an event, with any offset', () => {
    const pad = (value: number) => String(value).padStart(2, '0');
    const date = fc.oneof(
      fc.constantFrom('9999-12-31', '0000-01-01', '2026-02-28', '2028-02-29'),
      fc
        .date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
        .map((it) => it.toISOString().slice(0, 10)),
    );
    const offset = fc
      .tuple(fc.constantFrom('+', '-'), fc.nat(23), fc.nat(59))
      .map(([sign, hours, minutes]) => `${sign}${pad(hours)}:${pad(minutes)}`);
    const property = fc.property(date, fc.nat(23), fc.nat(59), offset, (on, hour, minute, at) => {
      const read = wireInstant().safeParse(`${on}T${pad(hour)}:${pad(minute)}:59${at}`);
      expect(read.success ? instant().safeParse(read.data).success : 'refused').not.toBe(false);
    });
    fc.assert(property, { numRuns: 500 });
    const outside = ['9999-12-31T23:59:59-12:00', '0000-01-01T00:00:00+00:01'];
    expect(refused(wireInstant(), outside)).toEqual(outside);
    expect(wireInstant().parse('9999-12-31T23:59:59+12:00')).toBe('9999-12-31T11:59:59.000Z');
  });

  it('text that is no JSON is refused as such', () => {
    const result = wireJson(z.unknown()).safeParse('{"a":');
    expect(result.error?.issues.map(({ message }) => message)).toEqual(['invalid_json']);
  });

  it('a list leaves out empty parts and is bounded', () => {
    expect(wireCommaList(z.string()).parse(' a, ,b,')).toEqual(['a', 'b']);
    expect(wireCommaList(z.string()).parse('')).toEqual([]);
    expect(wireCommaList(z.string(), 2).safeParse('a,b,c').success).toBe(false);
  });

  it('days and instants are ISO 8601, and exist', () => {
    expect(refused(day(), ['2026-11-20', '2026-02-29', '20/11/2026', '2026-11-20T00:00:00Z'])).toHaveLength(
      3,
    );
    expect(
      refused(instant(), ['2026-11-20T09:30:00.000Z', '2026-11-20', '2026-11-20T09:30:00+01:00']),
    ).toHaveLength(2);
  });
});
