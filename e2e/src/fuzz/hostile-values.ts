import fc from 'fast-check';

/** Operators, prototypes and paths (S16). */
const injections: readonly unknown[] = [
  { $ne: null },
  { $gt: '' },
  { $where: 'sleep(10000)' },
  { $regex: '^(a+)+$' },
  // A computed key: a literal `__proto__` sets the prototype.
  { ['__proto__']: { admin: true } },
  { constructor: { prototype: { role: 2 } } },
  "' OR 1=1 --",
  '"; DROP TABLE events; --',
  '%00',
  '..%2f..%2f..%2fetc%2fpasswd',
  '../../../../etc/passwd',
  'javascript:alert(1)',
  '//evil.example',
  '\\\\evil.example\\x',
  'data:text/html,<script>alert(1)</script>',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '${7*7}{{7*7}}<%= 7*7 %>',
  'a\r\nSet-Cookie: role=2',
  'a\r\nBcc: everybody@evil.example',
  '=HYPERLINK("https://evil.example")',
  '(a+)+$',
  '*:* OR "',
  'NEAR("a" "b")',
];

/** JSON.stringify would overflow, so text is replaced. */
const deep: Readonly<Record<string, string>> = {
  '@deep-object@': `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
  '@deep-list@': `${'['.repeat(8_000)}1${']'.repeat(8_000)}`,
};

/** Replaces the placeholders. */
export const withDeepValues = (text: string): string =>
  text.replaceAll(/"?(@deep-(?:object|list)@)"?/g, (_all, name: string) => deep[name] ?? '');

/** Limits of event years, beyond them, and invalid times. */
export const oddMoments: readonly string[] = [
  '9999-12-31T23:59:59-12:00',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59.999+14:00',
  '0000-01-01T00:00:00Z',
  '0000-01-01T00:00:00+14:00',
  '0001-01-01T00:00:00+23:59',
  '1969-12-31T23:59:59.999Z',
  '2016-12-31T23:59:60Z',
  '2026-03-29T02:30:00+01:00',
  '2026-11-20T24:00:00Z',
  '2026-11-20T09:30:00-00:00',
  '-000001-01-01T00:00:00Z',
  '+010000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-00-00T00:00:00.000Z',
  '9999-12-31',
  '31-12-9999',
  '0000-01-01',
  '2026-02-30',
];

/** Limits of doubles, integers and 15 digits. */
export const oddNumbers: readonly (number | string)[] = [
  0,
  -0,
  '-0',
  -1,
  1.5,
  1e308,
  '1e308',
  5e-324,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  2 ** 53 - 1,
  1 - 2 ** 53,
  '999999999999999',
  '-999999999999999',
  '9'.repeat(400),
  'NaN',
  'Infinity',
  '-Infinity',
  '0x10',
  '１２',
];

/** Unicode and length. */
export const oddTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uDC00\uD800',
  'a\uDFFFb',
  '\uFEFFa',
  '\u202Eevil',
  'ﷺ'.repeat(300),
  'a'.repeat(70_000),
  '👩‍👩‍👧‍👦'.repeat(200),
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-4fff-bfff-ffffffffffff',
];

/** Limits of fields. */
const edges: readonly unknown[] = [
  ...Object.keys(deep),
  ...oddMoments,
  ...oddNumbers,
  ...oddTexts,
  null,
  true,
  false,
  [],
  {},
  [[[[[[[[[[]]]]]]]]]],
  Array.from({ length: 2_000 }, (_, at) => at),
  Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`key${at}`, at])),
];

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...injections) },
  { weight: 3, arbitrary: fc.constantFrom(...edges) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.integer() },
);

/** Mass assignment. */
export const forbiddenFields: Readonly<Record<string, unknown>> = {
  type: 2,
  role: 2,
  admin: 1,
  active: 1,
  locations: '1,2,3,4',
  status: 4,
  user_type: 2,
  user_id: 1,
  ['__proto__']: { role: 2 },
};
