import { deserialize, serialize, type Document } from 'bson';

/* OP_MSG; OP_QUERY only for the first hello, answered with OP_REPLY. */
const operations = { reply: 1, query: 2004, message: 2013 } as const;
const headerLength = 16;
const checksumPresent = 1;
const moreToCome = 2;

export interface Request {
  readonly id: number;
  readonly command: Document;
  readonly operation: 'query' | 'message';
  /** No reply is read. */
  readonly silent: boolean;
}

const readDocument = (bytes: Buffer) => deserialize(bytes, { promoteBuffers: false });

export class RequestReader {
  #rest: Buffer = Buffer.alloc(0);

  take(bytes: Buffer): Request[] {
    this.#rest = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    const requests: Request[] = [];
    while (this.#rest.length >= headerLength) {
      const length = this.#rest.readInt32LE(0);
      if (this.#rest.length < length) break;
      requests.push(decode(this.#rest.subarray(0, length)));
      this.#rest = this.#rest.subarray(length);
    }
    return requests;
  }
}

export function encodeReply(request: Request, reply: Document): Buffer {
  const body = Buffer.from(serialize(reply, { ignoreUndefined: true }));
  return request.operation === 'query'
    ? framed(request, operations.reply, Buffer.concat([legacyPrefix(), body]))
    : framed(request, operations.message, Buffer.concat([Buffer.alloc(5), body]));
}

function decode(frame: Buffer): Request {
  const id = frame.readInt32LE(4);
  const operation = frame.readInt32LE(12);
  if (operation === operations.query) return decodeQuery(id, frame);
  if (operation !== operations.message) throw new Error(`the double does not know operation ${operation}`);
  const flags = frame.readUInt32LE(headerLength);
  const end = frame.length - ((flags & checksumPresent) === 0 ? 0 : 4);
  const command = decodeSections(frame.subarray(headerLength + 4, end));
  return { id, command, operation: 'message', silent: (flags & moreToCome) !== 0 };
}

/** Flags, collection, skip, limit, document. */
function decodeQuery(id: number, frame: Buffer): Request {
  const name = frame.indexOf(0, headerLength + 4);
  const command = readDocument(frame.subarray(name + 1 + 8));
  return { id, command, operation: 'query', silent: false };
}

function decodeSections(bytes: Buffer): Document {
  let command: Document = {};
  for (let at = 0; at < bytes.length;) {
    const kind = bytes.readUInt8(at);
    const end = at + 1 + bytes.readInt32LE(at + 1);
    const section = bytes.subarray(at + 1, end);
    command =
      kind === 0 ? { ...readDocument(section), ...command } : { ...command, ...decodeSequence(section) };
    at = end;
  }
  return command;
}

function decodeSequence(section: Buffer): Document {
  const name = section.indexOf(0, 4);
  const documents: Document[] = [];
  for (let at = name + 1; at < section.length;) {
    const end = at + section.readInt32LE(at);
    documents.push(readDocument(section.subarray(at, end)));
    at = end;
  }
  return { [section.toString('utf8', 4, name)]: documents };
}

/** Flags, cursor, start, count. */
function legacyPrefix(): Buffer {
  const prefix = Buffer.alloc(20);
  prefix.writeInt32LE(1, 16);
  return prefix;
}

function framed(request: Request, operation: number, payload: Buffer): Buffer {
  const header = Buffer.alloc(headerLength);
  header.writeInt32LE(headerLength + payload.length, 0);
  header.writeInt32LE(request.id, 8);
  header.writeInt32LE(operation, 12);
  return Buffer.concat([header, payload]);
}
