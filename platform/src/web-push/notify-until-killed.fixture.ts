import { createECDH } from 'node:crypto';
import { SqlitePushLedger } from '../stores/push-ledger/sqlite.push-ledger';
import { createPushClient } from './push-client';
import { PushSender } from './push-sender';

const [path, subscription, ahead] = process.argv.slice(2);
if (path === undefined || subscription === undefined)
  throw new Error('usage: <ledger> <subscription> <milliseconds its clock is ahead>');

const pair = createECDH('prime256v1');
const keys = { publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url') };
const ledger = new SqlitePushLedger(path);
const sender = new PushSender({
  ledger,
  client: createPushClient({ keys, subject: 'mailto:agency@chain.example', mayAsk: () => true }),
  async prepare({ notices, device, kind }) {
    const content = JSON.stringify(notices.map((each) => each.content));
    const to = JSON.parse(subscription) as { endpoint: string; p256dh: string; auth: string };
    return {
      do: 'send',
      delivery: { subscription: to, content, topic: `${device}-${kind}`, ttl: 60, urgency: 'normal' },
    };
  },
  onGone: async () => undefined,
  now: () => new Date(Date.now() + Number(ahead)),
  onError: (error) => {
    throw error;
  },
  notices: { onOutcome: () => undefined, onWaiting: () => undefined },
});
await sender.round();
await ledger.close();
