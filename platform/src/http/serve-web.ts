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

export type Visitor =
  | { readonly kind: 'anonymous' | 'ended' | 'unknown' }
  | ({
      readonly kind: 'person';
      /** Prerendered screen for the address and person, or `null`. */
      readonly screen: string | null;
    } & Pick<PageContent, 'answers' | 'cover' | 'filled'>);

export type FindVisitor = (request: FastifyRequest, path: string, language: Language) => Promise<Visitor>;

interface Options {
  readonly webDir: string;
  readonly record: MarketRecord;
  readonly findVisitor: FindVisitor;
}

/** PDF worker: its policy comes with its own response. */
const documentReader = /\/assets\/pdf\.worker[^/]*$/;
const readerPolicy = policyText(documentReaderPolicy);

const cacheablePage = '/page-to-keep';
const manifestPath = '/manifest.webmanifest';
const manifestLanguage = { ES: 'es', PT: 'pt-PT' } as const;

/** Web manifest with the deployment's title (AMB-78). */
function manifestOf(built: string, { title, market }: MarketRecord): string {
  const name = { name: title, short_name: title, lang: manifestLanguage[market] };
  return JSON.stringify({ ...(JSON.parse(built) as object), ...name });
}

/** Links from mails have a secret in their path: no caching, no referrer (S6). */
const ofMailedLink = /^\/(?:changepassword|confirm-address|restore-address)\/./;

async function addressesIn(webDir: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(webDir, { recursive: true, withFileTypes: true });
  const ofPage = /^(?:index\.html|screens-\w+\.json)$|\.(?:br|gz)$/;
  const files = entries.filter((entry) => entry.isFile() && !ofPage.test(entry.name));
  const addressOf = (path: string) => `/${relative(webDir, path).split(sep).join('/')}`;
  return new Set(files.map(({ parentPath, name }) => addressOf(join(parentPath, name))));
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '/';

function loginFor(request: FastifyRequest, find: FindScreen, record: MarketRecord) {
  const name = record.identityProvider ? 'external-login' : 'login';
  const screen = find(languageOf(request, record.market), name);
  const [, first = ''] = pathOf(request).split('/');
  const isElsewhere = screen?.notAt.includes(first) ?? true;
  return isElsewhere || /^\/login\/?\?/.test(request.url) ? undefined : screen;
}

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

/** A fresh nonce each; personal pages are never cached. */
async function pages(options: Options) {
  const { webDir, record } = options;
  const find = await readDrawnScreens(webDir, record.market);
  const page = webPage(await readFile(join(webDir, 'index.html'), 'utf8'), record);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    const isSecret = ofMailedLink.test(request.url);
    if (isSecret) reply.header('referrer-policy', 'no-referrer');
    const isPublic = isSecret || pathOf(request) === cacheablePage;
    const content = isPublic ? {} : await contentFor(request, find, options);
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
 * Hashed assets for ever, one page for all other paths (R-NAV-37), compressed copies (`.br`, `.gz`).
 * The page holds a first paint and, with a session, the first answers.
 */
export async function serveWeb(app: FastifyInstance, options: Options): Promise<void> {
  const { webDir, record } = options;
  const sendPage = await pages(options);
  await app.register(fastifyStatic, {
    root: webDir,
    // A set: hundreds of routes cost a third of the start.
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
