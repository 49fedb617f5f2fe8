import { crc32 } from 'node:zlib';

/** Stored, not compressed. No free program creates RAR archives. */
export interface RarFile {
  readonly name: string;
  readonly content: Uint8Array;
  readonly isEncrypted?: boolean;
  readonly isFolder?: boolean;
  readonly linkTo?: string;
  readonly declaredBytes?: number;
  /** Dictionary size, up to 4 GB. */
  readonly windowGigabytes?: 1 | 2 | 4;
  readonly declaredDigest?: number;
}

export interface RarOptions {
  readonly isVolume?: boolean;
  readonly isSolid?: boolean;
  readonly hasEncryptedHeaders?: boolean;
}

function vint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Buffer.from([...bytes, rest]);
}

function uint(value: number, bytes: number): Buffer {
  const written = Buffer.alloc(bytes);
  written.writeUIntLE(value, 0, bytes);
  return written;
}

const withSize = (content: Buffer): Buffer => Buffer.concat([vint(content.length), content]);
const salt = Buffer.alloc(16, 7);

const fiveHeader = (...parts: readonly Buffer[]): Buffer => {
  const sized = withSize(Buffer.concat(parts));
  return Buffer.concat([uint(crc32(sized), 4), sized]);
};

function extraOf({ isEncrypted, linkTo }: RarFile): Buffer {
  const records: Buffer[] = [];
  if (isEncrypted) records.push(withSize(Buffer.concat([vint(1), vint(0), vint(0), vint(15), salt, salt])));
  if (linkTo !== undefined)
    records.push(withSize(Buffer.concat([vint(5), vint(1), vint(0), withSize(Buffer.from(linkTo))])));
  return Buffer.concat(records);
}

/** Normal method, window 128 KiB doubled this often. */
const compressed = (doublings: number) => vint((3 << 7) | (doublings << 10));
const doublingsOf = { 1: 13, 2: 14, 4: 15 } as const;

function fiveFile(file: RarFile): Buffer {
  const content = file.linkTo === undefined ? Buffer.from(file.content) : Buffer.alloc(0);
  const extra = extraOf(file);
  const { declaredBytes = content.length, declaredDigest = crc32(content), windowGigabytes } = file;
  const method = windowGigabytes === undefined ? vint(0) : compressed(doublingsOf[windowGigabytes]);
  const header = fiveHeader(
    ...[vint(2), vint(extra.length > 0 ? 3 : 2)],
    ...(extra.length > 0 ? [vint(extra.length)] : []),
    ...[vint(content.length), vint(file.isFolder ? 5 : 4), vint(declaredBytes), vint(0o100644)],
    ...[uint(declaredDigest, 4), method, vint(1), withSize(Buffer.from(file.name)), extra],
  );
  return Buffer.concat([header, content]);
}

export function rarFive(files: readonly RarFile[], options: RarOptions = {}): Buffer {
  const signature = Buffer.from('Rar!\u001a\u0007\u0001\u0000', 'latin1');
  const locked = fiveHeader(vint(4), vint(0), vint(0), vint(0), vint(15), salt);
  return Buffer.concat([
    signature,
    ...(options.hasEncryptedHeaders ? [locked, salt] : []),
    fiveHeader(vint(1), vint(0), vint((options.isVolume ? 1 : 0) | (options.isSolid ? 4 : 0))),
    ...files.map(fiveFile),
    fiveHeader(vint(5), vint(0), vint(0)),
  ]);
}

function fourHeader(type: number, flags: number, rest: Buffer): Buffer {
  const hashed = Buffer.concat([uint(type, 1), uint(flags, 2), uint(rest.length + 7, 2), rest]);
  return Buffer.concat([uint(crc32(hashed) % 65_536, 2), hashed]);
}

function fourFile({ name, content, isEncrypted, linkTo, ...said }: RarFile): Buffer {
  const stored = linkTo === undefined ? Buffer.from(content) : Buffer.from(linkTo);
  const { declaredBytes = stored.length, declaredDigest = crc32(stored) } = said;
  const header = fourHeader(
    0x74,
    0x8000 | (isEncrypted ? 4 : 0),
    Buffer.concat([
      ...[uint(stored.length, 4), uint(declaredBytes, 4), uint(3, 1), uint(declaredDigest, 4), uint(0, 4)],
      ...[uint(20, 1), uint(0x30, 1), uint(Buffer.byteLength(name), 2)],
      ...[uint(linkTo === undefined ? 0o100644 : 0o120777, 4), Buffer.from(name)],
    ]),
  );
  return Buffer.concat([header, stored]);
}

/** RAR 4, of programs before 2013. */
export function rarFour(files: readonly RarFile[], options: RarOptions = {}): Buffer {
  const flags = (options.isVolume ? 1 : 0) | (options.hasEncryptedHeaders ? 0x80 : 0);
  return Buffer.concat([
    Buffer.from('Rar!\u001a\u0007\u0000', 'latin1'),
    fourHeader(0x73, flags, Buffer.alloc(6)),
    ...files.map(fourFile),
    fourHeader(0x7b, 0x4000, Buffer.alloc(0)),
  ]);
}
