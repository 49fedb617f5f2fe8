import { type CallContract, pathParameters } from '@portal/contracts';
import { asFormFields } from '@portal/contracts/examples';
import fc from 'fast-check';
import { forbiddenFields, hostileValue, withDeepValues } from './hostile-values';
import { placesOf, withValue } from './places';

type Input = Readonly<Record<string, unknown>>;

export interface HostileRequest {
  readonly method: string;
  readonly url: string;
  readonly payload?: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const asText = (value: unknown): string =>
  withDeepValues(typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value));

/** Also lone surrogates. */
const encoded = (value: unknown): string => encodeURIComponent(Buffer.from(asText(value)).toString());

/** Fields replaced, removed, added or changed deep inside. */
function spoilt(input: Input): fc.Arbitrary<Input> {
  const names = Object.keys(input);
  const replaced = names.length === 0 ? [] : [fc.constantFrom(...names)];
  const anyName = fc.oneof(...replaced, fc.constantFrom(...Object.keys(forbiddenFields)), fc.string());
  const change = fc.oneof(
    { weight: 4, arbitrary: fc.record({ name: anyName, value: hostileValue }) },
    { weight: 1, arbitrary: fc.record({ name: anyName, value: fc.constant(undefined) }) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...Object.entries(forbiddenFields))
        .map(([name, value]) => ({ name, value })),
    },
  );
  const above = fc
    .array(change, { minLength: 1, maxLength: 4 })
    .map((changes) => ({ ...input, ...Object.fromEntries(changes.map(({ name, value }) => [name, value])) }));
  const inside = placesOf(input).filter((place) => place.length > 1);
  if (inside.length === 0) return above;
  const below = fc
    .tuple(fc.constantFrom(...inside), hostileValue)
    .map(([place, value]) => withValue(input, place, value) as Input);
  return fc.oneof({ weight: 2, arbitrary: above }, { weight: 1, arbitrary: below });
}

function pathWith(call: CallContract, input: Input): string {
  return `/api/${call.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encoded(input[name]).slice(0, 3_000) || '%20')}`;
}

function queryOf(call: CallContract, input: Input): string {
  const inPath = pathParameters(call.path);
  const pairs = Object.entries(input).filter(
    ([name, value]) => value !== undefined && !inPath.includes(name),
  );
  // A parameter twice: pollution (S16).
  const doubled =
    pairs.length > 0 && pairs.length % 3 === 0 ? [...pairs, pairs[0] as [string, unknown]] : pairs;
  const text = doubled.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  return text === '' ? '' : `?${text.slice(0, 12_000)}`;
}

const boundary = 'fuzz';

function multipart(value: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${value.slice(0, 200)}"\r\nContent-Type: image/png\r\n\r\n${value}\r\n--${boundary}--\r\n`;
}

type Body = Pick<HostileRequest, 'payload' | 'headers'>;

/** Bodies that contradict their headers, and duplicate fields. */
function mixedEncodings(json: string, form: () => string): readonly Body[] {
  const as = (type: string, payload: string | Buffer, more = {}): Body => ({
    payload,
    headers: { 'content-type': type, ...more },
  });
  const json8 = 'application/json';
  const form8 = 'application/x-www-form-urlencoded';
  const twice = json.replace(/^\{("(?:[^"\\]|\\.)*"):/, '{$1:{"$ne":null},$1:');
  return [
    as(json8, form()),
    as(form8, json),
    as(json8, twice),
    as(json8, `\uFEFF${json}`),
    as(`${json8}; charset=utf-16le`, Buffer.from(json, 'utf16le')),
    as(`${json8}; charset=utf-7`, json),
    as(json8, Buffer.from(json.replace('"', '"\xff'), 'latin1')),
    as(form8, `${form()}&%ff=%c0%80&a%00b=%ed%a0%80&=&&a[]=1&a[b]=2&__proto__[role]=2`),
    as(json8, json, { 'content-encoding': 'gzip' }),
    as(json8, json, { 'transfer-encoding': 'chunked, identity' }),
    as(`${json8}, ${form8}`, json),
  ];
}

/** In a known, unknown or broken encoding. */
function bodyOf(input: Input): fc.Arbitrary<Body> {
  const json = withDeepValues(JSON.stringify(input));
  const form = () => {
    const fields = Object.entries(asFormFields(input));
    return new URLSearchParams(fields.map(([name, value]) => [name, withDeepValues(value)])).toString();
  };
  const as = (type: string, payload: string): Body => ({ payload, headers: { 'content-type': type } });
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(as('application/json', json)) },
    { weight: 4, arbitrary: fc.constant(null).map(() => as('application/x-www-form-urlencoded', form())) },
    { weight: 1, arbitrary: fc.nat(json.length).map((cut) => as('application/json', json.slice(0, cut))) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('text/plain', 'application/xml', 'x', '').map((type) => as(type, json)),
    },
    {
      weight: 1,
      arbitrary: fc
        .string({ unit: 'binary' })
        .map((text) => as(`multipart/form-data; boundary=${boundary}`, multipart(text))),
    },
    { weight: 1, arbitrary: fc.constantFrom(...mixedEncodings(json, form)) },
    { weight: 1, arbitrary: fc.constant(as('application/json', `${'['.repeat(20_000)}`)) },
    { weight: 1, arbitrary: fc.constant(as('application/json', `"${'a'.repeat(1_200_000)}"`)) },
  );
}

const oddHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Readonly<Record<string, string>>>(
      { 'x-min-position': '-1' },
      { 'x-min-position': 'NaN' },
      { 'idempotency-key': '' },
      { 'idempotency-key': 'k'.repeat(5_000) },
      { 'idempotency-key': '{"$ne":null}' },
      { 'accept-encoding': 'identity;q=0' },
      { range: 'bytes=9999999-1' },
      { 'x-http-method-override': 'DELETE' },
      { 'x-forwarded-for': '127.0.0.1, evil' },
    ),
  },
);

export const jsonRequest = (call: CallContract, input: Input): HostileRequest => ({
  method: call.method,
  url: pathWith(call, input),
  payload: JSON.stringify(input),
  headers: { 'content-type': 'application/json' },
});

/** Invalid requests, derived from a valid input. */
export function hostileRequests(call: CallContract, valid: Input): fc.Arbitrary<HostileRequest> {
  const takesBody = call.method !== 'GET';
  return spoilt(valid).chain((input) =>
    fc
      .tuple(takesBody ? bodyOf(input) : fc.constant<Body>({ headers: {} }), oddHeaders)
      .map(([body, headers]) => ({
        method: call.method,
        url: `${pathWith(call, input)}${takesBody ? '' : queryOf(call, input)}`,
        ...body,
        headers: { ...body.headers, ...headers },
      })),
  );
}
