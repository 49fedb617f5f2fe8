import { MongodbMailLedger } from './mail-ledger/mongodb.mail-ledger';
import { SmtpMailer } from './mailer/smtp.mailer';
import { MongodbPushLedger } from './push-ledger/mongodb.push-ledger';
import type { MailStores } from './open-mail-stores';
import type { ProductionWorld } from './production-world';

/** SMTP; both ledgers beside the views. */
export function openProductionMailStores({
  mongoUrl,
  smtp,
}: Pick<ProductionWorld, 'mongoUrl' | 'smtp'>): MailStores {
  const ledger = new MongodbMailLedger(mongoUrl);
  const pushLedger = new MongodbPushLedger(mongoUrl);
  const mailer = new SmtpMailer({ url: smtp.url });
  return {
    ledger,
    mailer,
    pushLedger,
    mailbox: null,
    close: async () => {
      await mailer.close();
      await ledger.close();
      await pushLedger.close();
    },
  };
}
