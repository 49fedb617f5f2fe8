import { afterEach, describe, expect, it } from '@jest/globals';
import { SmtpDouble, type SmtpFault } from '@portal/doubles/smtp-double';
import { aMail, describeMailer } from './mailer.suite';
import type { MailNotAccepted } from './mailer.port';
import { SmtpMailer } from './smtp.mailer';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});
async function openBoth(timeoutMs?: number) {
  const server = await SmtpDouble.start();
  const mailer = new SmtpMailer({ url: server.url, ...(timeoutMs !== undefined && { timeoutMs }) });
  open.push(server, mailer);
  return { server, mailer };
}

describeMailer('SmtpMailer', async () => {
  const { server, mailer } = await openBoth();
  return { mailer, received: async () => server.taken };
});

describe('SmtpMailer: the headers of a mail', () => {
  it('[R12] name it by its Message-ID and say that a machine wrote it', async () => {
    const { server, mailer } = await openBoth();
    await mailer.send(aMail({ messageId: '<8a1f@portal.chain.example>' }));
    const [headers] = server.headers;
    expect(headers?.get('message-id')).toBe('<8a1f@portal.chain.example>');
    expect(headers?.get('auto-submitted')).toBe('auto-generated');
    expect(headers?.has('date')).toBe(true);
    for (const none of ['list-unsubscribe', 'list-unsubscribe-post', 'reply-to'])
      expect(headers?.has(none)).toBe(false);
  });

  it('[R-ACC-15] lead to the end of a subscription with one click (RFC 8058), however long the address', async () => {
    const { server, mailer } = await openBoth();
    const unsubscribe = `https://portal.chain.example/unsubscribe/${'a1B2-'.repeat(60)}`;
    await mailer.send(aMail({ unsubscribe }));
    const [headers] = server.headers;
    expect(headers?.get('list-unsubscribe')?.replaceAll(/\s/g, '')).toBe(`<${unsubscribe}>`);
    expect(headers?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('[R-FRM-08] send the answer to the person who asked', async () => {
    const { server, mailer } = await openBoth();
    await mailer.send(aMail({ replyTo: { address: 'ana@es.chain.example', name: 'Ana Prats' } }));
    expect(server.headers[0]?.get('reply-to')).toBe('Ana Prats <ana@es.chain.example>');
  });
});

describe('SmtpMailer: a server that does not take a mail', () => {
  it.each<[string, SmtpFault]>([
    ['server', { at: 'greeting', code: 554 }],
    ['server', { at: 'greeting', code: 421 }],
    ['message', { at: 'recipient', code: 550 }],
    ['message', { at: 'recipient', code: 450 }],
    ['server', { at: 'recipient', code: 421 }],
    ['unclear', { at: 'content', code: 451 }],
    ['unclear', { at: 'content', code: 554 }],
    ['server', { at: 'silence' }],
    ['server', { at: 'drop' }],
  ])(
    '[R12] reports that the %s is concerned by %j, and sends once the server accepts mails again',
    async (scope, fault) => {
      const { server, mailer } = await openBoth(fault.at === 'silence' ? 2_000 : undefined);
      server.fault = fault;
      const failure = await mailer.send(aMail()).catch((error: unknown) => error as MailNotAccepted);
      expect(failure).toMatchObject({ name: 'MailNotAccepted', scope });
      server.fault = null;
      await mailer.send(aMail({ subject: 'again' }));
      expect(server.taken.at(-1)?.subject).toBe('again');
      expect(server.taken).toHaveLength(fault.at === 'drop' ? 2 : 1);
    },
  );

  it('[R12] reports that the server is concerned when it cannot be reached', async () => {
    const { server, mailer } = await openBoth();
    await server.close();
    open.shift();
    await expect(mailer.send(aMail())).rejects.toMatchObject({ name: 'MailNotAccepted', scope: 'server' });
  });
});
