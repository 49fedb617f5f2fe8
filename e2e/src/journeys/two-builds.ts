import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TwoBuilds {
  readonly url: string;
  /** Files of the old build then answer 404. */
  readonly putUpNewBuild: () => void;
  readonly close: () => Promise<void>;
}

/** Suffix of the new build's file names. */
const mark = 'NEW00';
/** Some chunks are named by their hash alone. */
const hashed = /([/-][\w-]{8})\.(js|css)\b/g;
const isOfBuild = (path: string) => /^\/assets\/.*\.(?:js|css)$/.test(path);
const isText = (path: string) => path === '/sw.js' || isOfBuild(path) || !/\.|^\/api\//.test(path);

/** As text if `isText`. */
function fetchFrom(portal: string, incoming: IncomingMessage, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // Uncompressed and unconditional: the browser has the old build.
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...own } = incoming.headers;
    const headers = { ...own, 'accept-encoding': 'identity' };
    const asked = request(portal + path, { method: incoming.method, headers }, resolve);
    asked.once('error', reject);
    incoming.pipe(asked);
  });
}

async function textOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** The new build is the old one with renamed files. */
class Door {
  isNew = false;
  constructor(private readonly portal: string) {}

  async answer(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const path = String(incoming.url);
    if (this.isNew && isOfBuild(path) && !path.includes(mark)) {
      reply.writeHead(404).end();
      return;
    }
    const from = await fetchFrom(this.portal, incoming, path.replace(mark, ''));
    const { 'content-length': _length, ...headers } = from.headers;
    reply.writeHead(Number(from.statusCode), isText(path) ? headers : from.headers);
    if (isText(path)) reply.end(this.#written(await textOf(from)));
    else from.pipe(reply);
  }

  #written(text: string): string {
    return this.isNew ? text.replaceAll(hashed, `$1${mark}.$2`) : text;
  }
}

export async function twoBuilds(portal: string): Promise<TwoBuilds> {
  const door = new Door(portal);
  const server = createServer((incoming, reply) => {
    door.answer(incoming, reply).catch(() => reply.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    putUpNewBuild: () => void (door.isNew = true),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
