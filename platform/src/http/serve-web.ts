import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { DeploymentSettings, MarketRecord } from '@portal/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from './answers';
import { contentSecurityPolicy, policyText } from './security-headers';

/** Where the built page wants the nonce of its styles, the market, its language and the deployment's settings. */
const noncePlaceholder = '__CSP_NONCE__';
const marketPlaceholder = '__MARKET__';
const deploymentPlaceholder = '__DEPLOYMENT__';
const htmlLanguage = { ES: 'es', PT: 'pt-PT' } as const;

/** The deployment's settings as the content of an attribute in double quotes. */
function settingsIn(record: MarketRecord): string {
  const { title, corporateDomain, otherDomains, orderNumberPrefix, identityProvider } = record;
  const { agencyMail, takesOnFirstChange } = record;
  const names = { title, corporateDomain, otherDomains, orderNumberPrefix, agencyMail };
  const settings: DeploymentSettings = { ...names, identityProvider, takesOnFirstChange };
  return JSON.stringify(settings).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** What makes the portal installable, under the deployment's own title (AMB-78). */
function manifestOf(built: string, { title, market }: MarketRecord): string {
  const name = { name: title, short_name: title, lang: htmlLanguage[market] };
  return JSON.stringify({ ...(JSON.parse(built) as object), ...name });
}

/** The link of a mail has a secret in its path: nothing may keep it or name it as a referrer (S6). */
const ofPasswordLink = /^\/changepassword\/./;

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const isSecret = ofPasswordLink.test(reply.request.url);
  if (isSecret) reply.header('referrer-policy', 'no-referrer');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', isSecret ? 'no-store' : 'no-cache')
    .header('content-security-policy', policyText(contentSecurityPolicy(nonce)))
    .send(page.replaceAll(noncePlaceholder, nonce));
}

/** Files that can be requested: not the page, which is rendered per answer, and not the compressed copies. */
async function addressesIn(webDir: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(webDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/^index\.html$|\.(br|gz)$/.test(entry.name));
  const addressOf = (path: string) => `/${relative(webDir, path).split(sep).join('/')}`;
  return new Set(files.map(({ parentPath, name }) => addressOf(join(parentPath, name))));
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '/';

/**
 * Serves the built web app: hashed assets for ever, and the one page for every other path, so that the browser's router
 * decides (R-NAV-37). Paths below `/api` and `/socket.io` are never the page. Compressed copies (`.br`, `.gz`) are sent
 * to browsers that accept them.
 */
export async function serveWeb(app: FastifyInstance, webDir: string, record: MarketRecord): Promise<void> {
  const built = await readFile(join(webDir, 'index.html'), 'utf8');
  const page = built
    .replace('<html lang="es"', `<html lang="${htmlLanguage[record.market]}"`)
    .replaceAll(marketPlaceholder, record.market)
    .replaceAll(deploymentPlaceholder, () => settingsIn(record));
  await app.register(fastifyStatic, {
    root: webDir,
    // Hundreds of routes of its own would cost a third of the start: one of ours asks a set of names.
    serve: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      reply.header('vary', 'accept-encoding');
    },
  });
  const addresses = await addressesIn(webDir);
  const manifest = manifestOf(await readFile(join(webDir, 'manifest.webmanifest'), 'utf8'), record);
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'no-cache').send(manifest),
  );
  app.get('/', async (_request, reply) => sendPage(reply, page));
  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    return addresses.has(path) ? reply.sendFile(path) : reply.callNotFound();
  });
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|socket\.io|assets)(\/|$)/.test(request.url);
    return isPage ? sendPage(reply, page) : fail(reply, { code: 'not_found' });
  });
}
