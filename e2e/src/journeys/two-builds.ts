import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A portal behind a door of its own, where a new build can be put up while pages of the old one are open. */
export interface TwoBuilds {
  readonly url: string;
  /** From now on the page and the service worker are of a new build, and files of the old one answer 404 to pages. */
  readonly putUpNewBuild: () => void;
  readonly close: () => Promise<void>;
}

const entry = /portal-[\w-]+\.js/;
const newEntry = 'portal-new00000.js';
const isText = (path: string) => path === '/sw.js' || !path.includes('.');

/** The answer of the portal, as text where `isText`. */
function fetchFrom(portal: string, incoming: IncomingMessage, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
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

/** A file of a build that a page asks for; the service worker stores the files of the new one. */
const isOfPage = ({ url = '', headers }: IncomingMessage) =>
  url.startsWith('/assets/') && !url.endsWith(newEntry) && !String(headers.referer).endsWith('/sw.js');

/** The new build is the old one under another name. */
class Door {
  isNew = false;
  #oldEntry = '';
  constructor(private readonly portal: string) {}

  async answer(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    if (this.isNew && isOfPage(incoming)) {
      reply.writeHead(404).end();
      return;
    }
    const path = incoming.url ?? '/';
    const from = await fetchFrom(this.portal, incoming, path.replace(newEntry, this.#oldEntry));
    if (isText(path)) await this.#sendText(from, reply);
    else from.pipe(reply.writeHead(from.statusCode ?? 502, from.headers));
  }

  async #sendText(from: IncomingMessage, reply: ServerResponse): Promise<void> {
    const text = await textOf(from);
    this.#oldEntry ||= entry.exec(text)?.[0] ?? '';
    const { 'content-length': _length, ...headers } = from.headers;
    const sent = this.isNew ? text.replaceAll(this.#oldEntry, newEntry) : text;
    reply.writeHead(from.statusCode ?? 502, headers).end(sent);
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
