import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Role, roles } from '@portal/contracts';
import { createApp, refuseUnknownPaths } from '@portal/platform/http/create-app';
import { cookieNameFor } from '@portal/platform/session/session-cookie';
import type { Person } from '@portal/platform/session/person';
import { MailboxMailer } from '@portal/platform/stores/mailer/mailbox.mailer';
import { aMail } from '@portal/platform/stores/mailer/mailer.suite';
import type { FastifyInstance } from 'fastify';
import { serveMailbox } from './serve-mailbox';

const config = { market: 'ES', https: false } as const;
const signedOut = 'signed-out';

let mailbox: MailboxMailer;
let app: FastifyInstance;
beforeEach(async () => {
  mailbox = new MailboxMailer(':memory:', () => new Date('2026-11-20T09:30:00.000Z'));
  app = await createApp({ logLevel: 'silent', https: false });
  const identify = async (secret: string | undefined) =>
    secret === undefined || secret === signedOut ? null : ({ role: Number(secret) } as Person);
  serveMailbox(app, { config, mailbox, sessions: { identify } });
  refuseUnknownPaths(app);
});
afterEach(async () => {
  await app.close();
  await mailbox.close();
});

const get = (url: string, as: Role | typeof signedOut = Role.Administrator) =>
  app.inject({ method: 'GET', url, cookies: { [cookieNameFor(config)]: String(as) } });
const addressOf = (messageId: string) => `/dev/mailbox/${encodeURIComponent(messageId)}`;

describe('the mailbox of the embedded world', () => {
  it('[R-ACC-15] lists the mails newest first, with sender’s words as words', async () => {
    expect((await get('/dev/mailbox')).body).toContain('Todavía no se ha enviado ningún correo.');
    await mailbox.send(aMail({ messageId: '<1@chain.example>', subject: 'Primero' }));
    await mailbox.send(aMail({ messageId: '<2@chain.example>', subject: '<script>alert(1)</script>' }));
    const { body, headers } = await get('/dev/mailbox');
    expect(headers['content-type']).toContain('text/html');
    expect(body.indexOf('&lt;script&gt;alert(1)&lt;/script&gt;')).toBeLessThan(body.indexOf('Primero'));
    expect(body).not.toContain('<script');
    expect(body).toContain(`href="${addressOf('<1@chain.example>')}"`);
  });

  it('has pages of fifty mails each, and treats invalid numbers as the first', async () => {
    for (let n = 1; n <= 51; n += 1)
      await mailbox.send(aMail({ messageId: `<${n}@chain.example>`, subject: `Correo ${n}.` }));
    const first = (await get('/dev/mailbox')).body;
    expect(first).toContain('href="/dev/mailbox?page=2">Más antiguos');
    expect(first).not.toContain('Correo 1.');
    const second = (await get('/dev/mailbox?page=2')).body;
    expect(second).toContain('Correo 1.');
    expect(second).toContain('Más recientes');
    for (const page of ['0', '-3', 'x', '1e9999'])
      expect((await get(`/dev/mailbox?page=${page}`)).statusCode).toBe(200);
  });

  it('[R12] shows a mail as rendered, as text, and its headers', async () => {
    const unsubscribe = 'https://portal.chain.example/unsubscribe/a1';
    const mail = aMail({ text: 'Hola & adiós', unsubscribe, replyTo: { address: 'ana@chain.example' } });
    await mailbox.send(mail);
    const { body } = await get(addressOf(mail.messageId));
    expect(body).toContain(`src="${addressOf(mail.messageId)}/html"`);
    expect(body).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(body).toContain('Hola &amp; adiós');
    for (const line of [
      `Message-ID: ${mail.messageId}`,
      `List-Unsubscribe: <${unsubscribe}>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'Reply-To: ana@chain.example',
    ])
      expect(body).toContain(line.replace('<', '&lt;').replace('>', '&gt;'));
  });

  it('[S11] [S12] shows what a mail is made of where nothing runs or is fetched, its pictures put in', async () => {
    const html = '<head></head><body><img src="cid:a@thumb"><script>alert(1)</script></body>';
    const picture = {
      name: 'a.jpg',
      contentType: 'image/jpeg',
      content: Buffer.from('x'),
      contentId: 'a@thumb',
    };
    const mail = aMail({ html, attachments: [picture] });
    await mailbox.send(mail);
    const { body, headers } = await get(`${addressOf(mail.messageId)}/html`);
    expect(body).toContain('src="data:image/jpeg;base64,eA=="');
    const policy = String(headers['content-security-policy']);
    for (const part of ["default-src 'none'", 'img-src data:', 'sandbox allow-popups'])
      expect(policy).toContain(part);
    expect(policy).not.toContain('script');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('[S1] is there for administrators only: links in mails act for their recipients', async () => {
    const mail = aMail();
    await mailbox.send(mail);
    const address = addressOf(mail.messageId);
    for (const url of ['/dev/mailbox', address, `${address}/html`]) {
      expect((await get(url)).statusCode).toBe(200);
      for (const other of [signedOut, ...roles.filter((role) => role !== Role.Administrator)] as const) {
        const answer = await get(url, other);
        expect([answer.statusCode, answer.body.includes('Nuevos materiales')]).toEqual([404, false]);
      }
    }
    expect((await get(addressOf('<gone@chain.example>'))).statusCode).toBe(404);
  });
});
