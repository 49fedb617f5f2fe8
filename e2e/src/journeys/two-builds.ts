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

/** Stands before a portal as the proxy of a deployment does. The new build is the old one under another name. */
export async function twoBuilds(portal: string): Promise<TwoBuilds> {
  let isNew = false;
  let oldEntry = '';
  const answer = async (incoming: IncomingMessage, reply: ServerResponse) => {
    const path = incoming.url ?? '/';
    const isOfPage = path.startsWith('/assets/') && !String(incoming.headers.referer).endsWith('/sw.js');
    if (isNew && isOfPage && !path.endsWith(newEntry)) {
      reply.writeHead(404).end();
      return;
    }
    const from = await fetchFrom(portal, incoming, path.replace(newEntry, oldEntry));
    if (!isText(path)) {
      reply.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(reply);
      return;
    }
    const text = await textOf(from);
    oldEntry ||= entry.exec(text)?.[0] ?? '';
    const { 'content-length': _length, ...headers } = from.headers;
    reply.writeHead(from.statusCode ?? 502, headers).end(isNew ? text.replaceAll(oldEntry, newEntry) : text);
  };
  const server = createServer((incoming, reply) => {
    answer(incoming, reply).catch(() => reply.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    putUpNewBuild: () => void (isNew = true),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
