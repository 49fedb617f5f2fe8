import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A portal behind a door of its own, where a new build can be put up while pages of the old one are open. */
export interface TwoBuilds {
  readonly url: string;
  /** From now on everything is of a new build, and the files of the old one answer 404. */
  readonly putUpNewBuild: () => void;
  readonly close: () => Promise<void>;
}

/** What the names of the new build's files have before their ending. */
const mark = 'NEW00';
const hashed = /(-[\w-]{8})\.(js|css)\b/g;
const isOfBuild = (path: string) => /^\/assets\/.*\.(?:js|css)$/.test(path);
const isText = (path: string) => path === '/sw.js' || isOfBuild(path) || !/\.|^\/api\//.test(path);

/** The answer of the portal, as text where `isText`. */
function fetchFrom(portal: string, incoming: IncomingMessage, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // Whole, and as it is written: what the browser has is of the build before.
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

/** The new build is the old one with other names of files, as if something had changed in each. */
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

/** Stands before a portal as the proxy of a deployment does. */
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
