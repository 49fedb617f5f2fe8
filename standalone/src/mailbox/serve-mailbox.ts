import { randomBytes } from 'node:crypto';
import { type Market, Role } from '@portal/contracts';
import { policyText } from '@portal/platform/http/security-headers';
import { cookieNameFor } from '@portal/platform/session/session-cookie';
import type { SessionGuard } from '@portal/platform/session/session-guard';
import type { Mailbox } from '@portal/platform/stores/mailer/mailbox.mailer';
import type { Mail } from '@portal/platform/stores/mailer/mailer.port';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mailboxPage, mailHtml, mailPage } from './mailbox-page';

interface Options {
  readonly config: { readonly market: Market; readonly https: boolean };
  readonly mailbox: Mailbox;
  readonly sessions: Pick<SessionGuard, 'identify'>;
}

const pageSize = 50;
/** Pages beyond are empty. */
const maxPages = 1_000;
const nothing = { 'default-src': ["'none'"], 'base-uri': ["'none'"], 'form-action': ["'none'"] };
/** Mail frame: no scripts, no same-origin, no external content. */
const mailPolicy = {
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'frame-ancestors': ["'self'"],
  sandbox: ['allow-popups', 'allow-popups-to-escape-sandbox'],
};

function send(reply: FastifyReply, html: string, policy: Record<string, string[]>): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policyText(policy))
    .send(html);
}

function sendPage(reply: FastifyReply, write: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const policy = { ...nothing, 'style-src': [`'nonce-${nonce}'`], 'frame-src': ["'self'"] };
  return send(reply, write(nonce), policy);
}

/**
 * Stored mails at `/dev/mailbox`, for administrators; others get 404 (mails contain action links).
 * Not mounted with SMTP.
 */
export function serveMailbox(app: FastifyInstance, { config, mailbox, sessions }: Options): void {
  const { market } = config;
  const cookieName = cookieNameFor(config);

  /** Answers administrators only. */
  const route = (
    url: string,
    answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ) =>
    app.get(url, async (request, reply) => {
      const person = await sessions.identify(request.cookies[cookieName]);
      if (person?.role === Role.Administrator) return answer(request, reply);
      reply.callNotFound();
      return reply;
    });

  const ofMail = (answer: (mail: Mail, reply: FastifyReply) => FastifyReply) =>
    async function find(request: FastifyRequest, reply: FastifyReply) {
      const { id } = request.params as { id: string };
      const mail = await mailbox.get(id);
      if (mail !== null) return answer(mail, reply);
      reply.callNotFound();
      return reply;
    };

  route('/dev/mailbox', async (request, reply) => {
    const { page: asked } = request.query as { page?: string };
    const page = Math.min(maxPages, Math.max(1, Math.trunc(Number(asked ?? 1)) || 1));
    const { mails, total } = await mailbox.list(page, pageSize);
    const pages = Math.max(1, Math.ceil(total / pageSize));
    return sendPage(reply, (nonce) => mailboxPage(market, nonce, { mails, page, pages }));
  });
  route(
    '/dev/mailbox/:id',
    ofMail((mail, reply) => sendPage(reply, (nonce) => mailPage(market, nonce, mail))),
  );
  route(
    '/dev/mailbox/:id/html',
    ofMail((mail, reply) => send(reply, mailHtml(mail), mailPolicy)),
  );
}
