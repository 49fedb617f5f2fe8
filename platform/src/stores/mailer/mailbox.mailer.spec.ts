import { describe, expect, it } from '@jest/globals';
import { MailboxMailer } from './mailbox.mailer';
import { aMail, describeMailer } from './mailer.suite';

const now = () => new Date('2026-11-20T09:30:00Z');

describeMailer('MailboxMailer', async () => {
  const mailer = new MailboxMailer(':memory:', now);
  const received = async () => {
    const { mails } = await mailer.list(1, 1_000);
    const found = await Promise.all(mails.map(({ messageId }) => mailer.get(messageId)));
    return found.filter((mail) => mail !== null).reverse();
  };
  return { mailer, received };
});

describe('MailboxMailer: its list', () => {
  const filled = async (count: number) => {
    const mailer = new MailboxMailer(':memory:', now);
    for (let n = 1; n <= count; n += 1) {
      await mailer.send(aMail({ messageId: `<${n}@chain.example>`, subject: `${n}` }));
    }
    return mailer;
  };

  it('shows the newest first, page by page', async () => {
    const mailer = await filled(5);
    expect(await mailer.list(2, 2)).toEqual({
      mails: [3, 2].map((n) => ({
        messageId: `<${n}@chain.example>`,
        at: '2026-11-20T09:30:00.000Z',
        to: { address: 'ana@es.chain.example' },
        subject: `${n}`,
      })),
      total: 5,
    });
    await mailer.close();
  });

  it('[R12] shows a mail once that came twice', async () => {
    const mailer = await filled(2);
    await mailer.send(aMail({ messageId: '<1@chain.example>', subject: 'again' }));
    expect((await mailer.list(1, 10)).mails.map(({ subject }) => subject)).toEqual(['2', '1']);
    expect(await mailer.get('<9@chain.example>')).toBeNull();
    await mailer.close();
  });

  it('[S18] forgets mails of an erased person', async () => {
    const mailer = await filled(3);
    await mailer.erase(['2', '9']);
    expect((await mailer.list(1, 10)).mails.map(({ subject }) => subject)).toEqual(['3', '1']);
    await mailer.close();
  });

  it('keeps the newest thousand', async () => {
    const mailer = await filled(1_003);
    expect((await mailer.list(1, 1)).total).toBe(1_000);
    expect(await mailer.get('<3@chain.example>')).toBeNull();
    await mailer.close();
  });
});
