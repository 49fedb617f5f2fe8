import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Language, MarketRecord } from '@portal/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from './answers';
import { compressedFor } from './compressed-for';
import { type FindScreen, readDrawnScreens } from './drawn-screens';
import { languageOf } from './serve-queries';
import { contentSecurityPolicy, documentReaderPolicy, policyText } from './security-headers';
import { type PageContent, webPage } from './web-page';

/** Who asks for a page, as far as the server may tell the page itself. */
export type Visitor =
  | { readonly kind: 'nobody' | 'ended' | 'unknown' }
  | ({
      readonly kind: 'person';
      /** The drawn screen that the address leads this person to; `null` where none is. */
      readonly screen: string | null;
    } & Pick<PageContent, 'answers' | 'cover' | 'filled'>);

/** Asked for every page. @param path without the query string */
export type FindVisitor = (request: FastifyRequest, path: string, language: Language) => Promise<Visitor>;

interface Options {
  /** Folder of the built web app. */
  readonly webDir: string;
  readonly record: MarketRecord;
  readonly findVisitor: FindVisitor;
}

/** The worker that reads PDFs: the policy of a worker is that of its own answer. */
const documentReader = /\/assets\/pdf\.worker[^/]*$/;
const readerPolicy = policyText(documentReaderPolicy);

/** The page of nobody in particular: what the service worker may keep. */
const pageToKeep = '/page-to-keep';
const manifestPath = '/manifest.webmanifest';
const manifestLanguage = { ES: 'es', PT: 'pt-PT' } as const;

/** What makes the portal installable, under the deployment's own title (AMB-78). */
function manifestOf(built: string, { title, market }: MarketRecord): string {
  const name = { name: title, short_name: title, lang: manifestLanguage[market] };
  return JSON.stringify({ ...(JSON.parse(built) as object), ...name });
}

/** The link of a mail has a secret in its path: nothing may keep it or name it as a referrer (S6). */
const ofMailedLink = /^\/(?:changepassword|confirm-address|restore-address)\/./;

/** Files that can be requested: not what the page is made of, and not the compressed copies. */
async function addressesIn(webDir: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(webDir, { recursive: true, withFileTypes: true });
  const ofPage = /^(?:index\.html|screens-\w+\.json)$|\.(?:br|gz)$/;
  const files = entries.filter((entry) => entry.isFile() && !ofPage.test(entry.name));
  const addressOf = (path: string) => `/${relative(webDir, path).split(sep).join('/')}`;
  return new Set(files.map(({ parentPath, name }) => addressOf(join(parentPath, name))));
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '/';

/** The sign-in, where it is what the address leads to; it is drawn without what a query string would say. */
function loginFor(request: FastifyRequest, find: FindScreen, record: MarketRecord) {
  const name = record.identityProvider ? 'external-login' : 'login';
  const screen = find(languageOf(request, record.market), name);
  const [, first = ''] = pathOf(request).split('/');
  const isElsewhere = screen?.notAt.includes(first) ?? true;
  return isElsewhere || /^\/login\/?\?/.test(request.url) ? undefined : screen;
}

/** What the page holds for whoever asks. */
async function contentFor(
  request: FastifyRequest,
  find: FindScreen,
  { record, findVisitor }: Options,
): Promise<PageContent> {
  const language = languageOf(request, record.market);
  const visitor = await findVisitor(request, pathOf(request), language);
  if (visitor.kind === 'unknown') return {};
  if (visitor.kind !== 'person') {
    return { screen: loginFor(request, find, record), isEnded: visitor.kind === 'ended' };
  }
  const { screen, ...content } = visitor;
  return { screen: screen === null ? undefined : find(language, screen), ...content };
}

/** Sends pages: each with a nonce of its own, and with nothing of a person into any cache. */
async function pages(options: Options) {
  const { webDir, record } = options;
  const find = await readDrawnScreens(webDir, record.market);
  const page = webPage(await readFile(join(webDir, 'index.html'), 'utf8'), record);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    const isSecret = ofMailedLink.test(request.url);
    if (isSecret) reply.header('referrer-policy', 'no-referrer');
    const isForAnybody = isSecret || pathOf(request) === pageToKeep;
    const content = isForAnybody ? {} : await contentFor(request, find, options);
    const isPrivate = isSecret || content.answers !== undefined;
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', isPrivate ? 'no-store' : 'no-cache')
      .header('vary', 'accept-encoding, cookie')
      .header('content-security-policy', policyText(contentSecurityPolicy(nonce, page.scripts)));
    return reply.send(await compressedFor(request, reply, page.write(nonce, content)));
  };
}

/**
 * Serves the built web app: hashed assets for ever, and the one page for every other path, so that the browser's router
 * decides (R-NAV-37). The page holds what can be painted before any script has run, and of a signed-in person what the
 * screen would ask first. Paths below `/api` and `/socket.io` are never the page. Compressed copies (`.br`, `.gz`) are
 * sent to browsers that accept them.
 */
export async function serveWeb(app: FastifyInstance, options: Options): Promise<void> {
  const { webDir, record } = options;
  const sendPage = await pages(options);
  await app.register(fastifyStatic, {
    root: webDir,
    // Hundreds of routes of its own would cost a third of the start: one of ours asks a set of names.
    serve: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      reply.header('vary', 'accept-encoding');
      if (documentReader.test(path)) reply.header('content-security-policy', readerPolicy);
    },
  });
  const addresses = await addressesIn(webDir);
  const manifest = manifestOf(await readFile(join(webDir, manifestPath), 'utf8'), record);
  app.get(manifestPath, async (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'no-cache').send(manifest),
  );
  app.get('/', sendPage);
  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    return addresses.has(path) ? reply.sendFile(path) : reply.callNotFound();
  });
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|socket\.io|assets)(\/|$)/.test(request.url);
    return isPage ? sendPage(request, reply) : fail(reply, { code: 'not_found' });
  });
}
