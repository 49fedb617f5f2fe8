import { SmtpMailer } from './mailer/smtp.mailer';
import type { MailStores } from './open-mail-stores';
import { MongodbOutbox } from './outbox/mongodb.outbox';
import type { ProductionWorld } from './production-world';

/** SMTP; both outboxes beside the views. */
export function openProductionMailStores({
  mongoUrl,
  smtp,
}: Pick<ProductionWorld, 'mongoUrl' | 'smtp'>): MailStores {
  const mails = new MongodbOutbox(mongoUrl, 'mail');
  const notices = new MongodbOutbox(mongoUrl, 'device');
  const mailer = new SmtpMailer({ url: smtp.url });
  return {
    mails,
    notices,
    mailer,
    mailbox: null,
    close: async () => {
      await mailer.close();
      await mails.close();
      await notices.close();
    },
  };
}
