import fc from 'fast-check';

/** Operators, prototypes and paths: what turns a value into an instruction where somebody forgot (S16). */
const injections: readonly unknown[] = [
  { $ne: null },
  { $gt: '' },
  { $where: 'sleep(10000)' },
  { $regex: '^(a+)+$' },
  { __proto__: { admin: true } },
  { constructor: { prototype: { role: 2 } } },
  JSON.parse('{"__proto__":{"role":2}}'),
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

/** Values at and behind the edges of what a field takes. */
const edges: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  -0,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER - 1,
  '9'.repeat(400),
  '',
  ' ',
  '\u0000',
  '\uD800',
  '\u202Eevil',
  'ﷺ'.repeat(300),
  'a'.repeat(70_000),
  '👩‍👩‍👧‍👦'.repeat(200),
  [],
  {},
  [[[[[[[[[[]]]]]]]]]],
  Array.from({ length: 2_000 }, (_, at) => at),
  '0000-00-00T00:00:00.000Z',
  '2026-02-30',
  '+275760-09-13T00:00:00.001Z',
  'NaN',
  'undefined',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-4fff-bfff-ffffffffffff',
];

/** A value that no honest client sends. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...injections) },
  { weight: 3, arbitrary: fc.constantFrom(...edges) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.integer() },
);

/** Fields that nobody may write, whatever the call (mass assignment). */
export const forbiddenFields: Readonly<Record<string, unknown>> = {
  type: 2,
  role: 2,
  admin: 1,
  active: 1,
  locations: '1,2,3,4',
  status: 4,
  user_type: 2,
  user_id: 1,
  __proto__: { role: 2 },
};
