import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fail } from './answers';
import { contentSecurityPolicy, policyText } from './security-headers';

/** Where the built page wants the nonce of its styles. */
const noncePlaceholder = '__CSP_NONCE__';

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', policyText(contentSecurityPolicy(nonce)))
    .send(page.replaceAll(noncePlaceholder, nonce));
}

/**
 * Serves the built web app: hashed assets for ever, and the one page for every other path, so that the browser's
 * router decides (R-NAV-37). Paths below `/api` and `/socket.io` are never the page.
 */
export async function serveWeb(app: FastifyInstance, webDir: string): Promise<void> {
  const page = await readFile(join(webDir, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    wildcard: false,
    globIgnore: ['**/index.html'],
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/', async (_request, reply) => sendPage(reply, page));
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|socket\.io|assets)(\/|$)/.test(request.url);
    return isPage ? sendPage(reply, page) : fail(reply, { code: 'not_found' });
  });
}
