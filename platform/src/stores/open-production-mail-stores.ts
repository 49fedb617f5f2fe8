import { MongodbMailLedger } from './mail-ledger/mongodb.mail-ledger';
import { SmtpMailer } from './mailer/smtp.mailer';
import type { MailStores } from './open-mail-stores';
import type { ProductionWorld } from './production-world';

/** Mails go out over SMTP; their ledger lies beside the views. */
export function openProductionMailStores({
  mongoUrl,
  smtp,
}: Pick<ProductionWorld, 'mongoUrl' | 'smtp'>): MailStores {
  const ledger = new MongodbMailLedger(mongoUrl);
  const mailer = new SmtpMailer({ url: smtp.url });
  return {
    ledger,
    mailer,
    mailbox: null,
    close: async () => {
      await mailer.close();
      await ledger.close();
    },
  };
}
