import { createECDH } from 'node:crypto';
import { OutboxSender } from '../outbox/outbox-sender';
import { SqliteOutbox } from '../stores/outbox/sqlite.outbox';
import { deviceChannel } from './device-channel';
import { createPushClient } from './push-client';

const [path, subscription, ahead] = process.argv.slice(2);
if (path === undefined || subscription === undefined)
  throw new Error('usage: <outbox> <subscription> <milliseconds its clock is ahead>');

const pair = createECDH('prime256v1');
const keys = { publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url') };
const outbox = new SqliteOutbox(path, 'device');
const channel = deviceChannel({
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
  onOutcome: () => undefined,
});
const sender = new OutboxSender({
  outbox,
  channel,
  now: () => new Date(Date.now() + Number(ahead)),
  onError: (error) => {
    throw error;
  },
});
await sender.round();
await outbox.close();
