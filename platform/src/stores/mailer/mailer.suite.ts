import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Mail, Mailer } from './mailer.port';
import { UnsendableMail } from './sendable-mail';

export const aMail = (changes: Partial<Mail> = {}): Mail => ({
  messageId: '<8a1f@portal.chain.example>',
  from: { address: 'portal@chain.example', name: 'Portal' },
  to: { address: 'ana@es.chain.example' },
  subject: 'Nuevos materiales',
  html: '<p>Hola</p>',
  text: 'Hola',
  attachments: [],
  ...changes,
});

export type ReceivedMail = Mail;

/** Shared suite. `open` gives a mailer and its received mails. */
export function describeMailer(
  name: string,
  open: () => Promise<{ mailer: Mailer; received: () => Promise<readonly ReceivedMail[]> }>,
): void {
  describe(name, () => {
    let mailer: Mailer;
    let received: () => Promise<readonly ReceivedMail[]>;
    beforeEach(async () => {
      ({ mailer, received } = await open());
    });
    afterEach(() => mailer.close());

    it('[R12] delivers a mail unchanged, under its Message-ID', async () => {
      const mail = aMail({
        from: { address: 'portal@chain.example', name: 'Portal de márketing' },
        to: { address: 'joao.p@pt.chain.example', name: 'João "Jota", Gonçalves' },
        subject: 'Atenção: 3 novos materiais — “Verão” no restaurante São João da Madeira, até ao fim do mês',
        html: '<p>Olá João,<br>\nveja o <b>cartaz</b>.</p>',
        text: 'Olá João,\n.veja o cartaz\n\n.\nFrom: alguém',
        attachments: [
          {
            name: 'cartaz verão.pdf',
            contentType: 'application/pdf',
            content: Buffer.from([0, 13, 10, 255]),
          },
          { name: 'empty.png', contentType: 'image/png', content: Buffer.alloc(0) },
        ],
      });
      await mailer.send(mail);
      expect(await received()).toEqual([mail]);
    });

    it('delivers one after the other', async () => {
      const mails = [1, 2, 3].map((n) => aMail({ messageId: `<${n}@chain.example>`, subject: `${n}` }));
      for (const mail of mails) await mailer.send(mail);
      expect((await received()).map(({ subject }) => subject)).toEqual(['1', '2', '3']);
    });

    it.each<[string, Partial<Mail>]>([
      ['Message-ID', { messageId: '<a@b>\r\nBcc: all@chain.example' }],
      ['Message-ID', { messageId: 'no brackets' }],
      ['sender', { from: { address: 'portal@chain.example', name: 'Portal\r\nBcc: all@chain.example' } }],
      ['recipient', { to: { address: 'ana@chain.example\nBcc: all@chain.example' } }],
      ['recipient', { to: { address: 'ana@chain.example, all@chain.example' } }],
      ['recipient', { to: { address: 'ana@chain.example>,<all@chain.example' } }],
      ['recipient', { to: { address: 'Ana <ana@chain.example>' } }],
      ['recipient', { to: { address: '' } }],
      ['recipient', { to: { address: 'ana@chain.example', name: 'Ana\u2028Bcc: all@chain.example' } }],
      ['subject', { subject: 'Hola\r\n\r\n<script>' }],
      ['subject', { subject: 'Hola\u0085Bcc: all@chain.example' }],
      [
        'attachment',
        {
          attachments: [
            { name: 'a.pdf\r\nX-Evil: 1', contentType: 'application/pdf', content: Buffer.alloc(0) },
          ],
        },
      ],
      [
        'attachment',
        { attachments: [{ name: 'a', contentType: 'text/html\r\nX-Evil: 1', content: Buffer.alloc(0) }] },
      ],
    ])('[S16] sends nothing when the %s would leave its header: %j', async (field, changes) => {
      const sending = mailer.send(aMail(changes));
      await expect(sending).rejects.toThrow(UnsendableMail);
      await expect(sending).rejects.toThrow(field);
      expect(await received()).toEqual([]);
    });

    it('[S16] sends a subject and a name as they are, or not at all', async () => {
      const line = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
      let sent = 0;
      await fc.assert(
        fc.asyncProperty(line, line, async (subject, person) => {
          const to = { address: 'ana@es.chain.example', name: person.trim() || 'Ana' };
          const mail = aMail({
            subject: subject.trim() || '-',
            to,
            messageId: `<${(sent += 1)}@chain.example>`,
          });
          const before = (await received()).length;
          const accepted = await mailer.send(mail).then(
            () => true,
            (error: unknown) => {
              if (error instanceof UnsendableMail) return false;
              throw error;
            },
          );
          const arrived = (await received()).slice(before);
          expect(arrived).toHaveLength(accepted ? 1 : 0);
          for (const { to: got, from, attachments } of arrived) {
            expect({ got: got.address, from, attachments }).toEqual({
              got: to.address,
              from: mail.from,
              attachments: [],
            });
          }
        }),
        { numRuns: 40 },
      );
    });
  });
}
