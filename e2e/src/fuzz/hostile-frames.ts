import { randomBytes } from 'node:crypto';
import fc from 'fast-check';

/** In seven bits, or in two or eight following bytes. */
function statedLength(length: number): readonly [short: number, extended: Buffer] {
  if (length < 126) return [length, Buffer.alloc(0)];
  if (length < 65_536) return [126, Buffer.from(Uint16Array.of(length).buffer).swap16()];
  return [127, Buffer.from(BigUint64Array.of(BigInt(length)).buffer).swap64()];
}

/** Arbitrary header, including invalid ones. */
function frame(first: number, payload: Buffer, { masked = true, length = payload.length } = {}): Buffer {
  const [short, extended] = statedLength(length);
  const key = masked ? randomBytes(4) : Buffer.alloc(0);
  const body = masked ? payload.map((byte, at) => byte ^ (key[at % 4] ?? 0)) : payload;
  const head = Buffer.from([first & 0xff, (masked ? 0x80 : 0) | short]);
  return Buffer.concat([head, extended, key, body]);
}

const finalText = 0x81;

/** Invalid Socket.IO packets. */
const packets = [
  '40',
  '40{"token":"x"}',
  '41',
  '42',
  '42[]',
  '42["join","role:2"]',
  '42["OrderPlaced",{"__proto__":{"role":2}}]',
  '420["ack"]',
  '4299999999999999["ack"]',
  '451-["bin",{"_placeholder":true,"num":0}]',
  '459999-["bin"]',
  '46',
  '49',
  '2probe',
  '3',
  '5',
  '6',
  '7',
  '4',
  '',
  '42/admin,["x"]',
  '40/__proto__',
  '42["x",' + '['.repeat(5_000),
  '42["' + 'a'.repeat(60_000) + '"]',
];

export const hostileFrame: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...packets).map((text) => frame(finalText, Buffer.from(text))) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.nat(255), fc.uint8Array({ maxLength: 300 }))
      .map(([first, bytes]) => frame(first, Buffer.from(bytes))),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 1, arbitrary: fc.constant(frame(finalText, Buffer.from('42["x"]'), { masked: false })) },
  { weight: 1, arbitrary: fc.constant(frame(finalText, Buffer.from('42'), { length: 1_000_000_000 })) },
  { weight: 1, arbitrary: fc.constant(frame(finalText, Buffer.alloc(70_000, 'a'))) },
);
