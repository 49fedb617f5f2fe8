import { crc32, deflateRawSync } from 'node:zlib';

/** Common fields of local and directory headers. */
export interface Header {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly extra: Buffer;
}

export interface Part {
  readonly name: string;
  readonly content: string | Buffer;
  /** False values in the local header or directory. */
  readonly local?: Partial<Header>;
  readonly directory?: Partial<Header>;
  /** Follows the packed content and counts as such. */
  readonly attached?: Buffer;
  /** Unrelated bytes before the header and after the content. */
  readonly before?: Buffer;
  readonly behind?: Buffer;
  /** Offset in the directory; default: the true one. */
  readonly at?: number;
}

const none = Buffer.alloc(0);
export const deflated = 8;

function fieldsOf({ name, flags, method, crc, packed, size, extra }: Header): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(flags, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(packed, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  fields.writeUInt16LE(extra.length, 24);
  return fields;
}

const localOf = (header: Header): Buffer =>
  Buffer.concat([Buffer.from('PK\u0003\u0004'), fieldsOf(header), Buffer.from(header.name), header.extra]);

function recordOf(header: Header, at: number): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(at, 10);
  const start = Buffer.from('PK\u0001\u0002\u0014\u0000');
  return Buffer.concat([start, fieldsOf(header), rest, Buffer.from(header.name), header.extra]);
}

/** Valid, compressed. */
export function entryOf(name: string, content: string | Buffer, attached: Buffer = none) {
  const packed = content.length > 0 ? deflateRawSync(Buffer.from(content)) : none;
  const body = Buffer.concat([packed, attached]);
  const digest = crc32(Buffer.from(content));
  const sizes = { crc: digest, packed: body.length, size: Buffer.byteLength(content) };
  return { header: { name, flags: 0, method: deflated, extra: none, ...sizes }, body };
}

/** Header and content as in an archive. */
export function bareEntry(name: string, content: string): Buffer {
  const { header, body } = entryOf(name, content);
  return Buffer.concat([localOf(header), body]);
}

/** With arbitrary headers. */
export function handMade(parts: readonly Part[], comment: Buffer = none): Buffer {
  let entries: Buffer = none;
  let records: Buffer = none;
  for (const { name, content, local, directory, attached, before = none, behind = none, at } of parts) {
    const { header, body } = entryOf(name, content, attached);
    const start = entries.length + before.length;
    entries = Buffer.concat([entries, before, localOf({ ...header, ...local }), body, behind]);
    records = Buffer.concat([records, recordOf({ ...header, ...directory }, at ?? start)]);
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(records.length, 8);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt16LE(comment.length, 16);
  return Buffer.concat([entries, records, Buffer.from('PK\u0005\u0006'), end, comment]);
}
