import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Market } from '@portal/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fail } from './answers';
import { contentSecurityPolicy, policyText } from './security-headers';

/** Where the built page wants the nonce of its styles, the market and its language. */
const noncePlaceholder = '__CSP_NONCE__';
const marketPlaceholder = '__MARKET__';
const htmlLanguage = { ES: 'es', PT: 'pt' } as const;

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
 * router decides (R-NAV-37). Paths below `/api` and `/socket.io` are never the page. Where the build has left a
 * compressed twin beside a file (`.br`, `.gz`), browsers that take it get that one.
 */
export async function serveWeb(app: FastifyInstance, webDir: string, market: Market): Promise<void> {
  const built = await readFile(join(webDir, 'index.html'), 'utf8');
  const page = built
    .replace('<html lang="es"', `<html lang="${htmlLanguage[market]}"`)
    .replaceAll(marketPlaceholder, market);
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    wildcard: false,
    globIgnore: ['**/index.html', '**/*.{br,gz}'],
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      reply.header('vary', 'accept-encoding');
    },
  });
  app.get('/', async (_request, reply) => sendPage(reply, page));
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|socket\.io|assets)(\/|$)/.test(request.url);
    return isPage ? sendPage(reply, page) : fail(reply, { code: 'not_found' });
  });
}
