import { describe, expect, it } from '@jest/globals';
import type { ParkedStream } from '../projection/parked-streams';
import { SqliteOutbox } from '../stores/outbox/sqlite.outbox';
import { plainCodec } from '../testing/plain-codec';
import type { JarEvent } from '../testing/sample-aggregate';
import { addCoins, now, openJarLog, openJarViews } from '../testing/sample-aggregate-log';
import { createMailOutbox } from './mail-outbox';
import { whyId, whyLink } from './layout/compose-mail';
import { ourAddress } from './mail.samples';
import { defineMailing, type Letter, startMailings } from './mailing';

const letter = (recipient: string, address = `${recipient}@chain.example`): Letter => ({
  recipient,
  to: { address },
  subject: 'Coins',
  html: `<a href="${whyLink}">${whyId}</a>`,
  text: whyLink,
});

const mailing = (mistaken: { yes: boolean }) =>
  defineMailing<JarEvent>('when-a-coin-is-added-then-mail-its-owners', {
    async CoinAdded({ data }) {
      if (data.value === 13 && mistaken.yes) throw new RangeError('thirteen');
      return data.value === 7 ? [letter('ana'), letter('luis', 'nowhere')] : [];
    },
  });

async function open() {
  const events = openJarLog();
  const views = openJarViews();
  const mails = new SqliteOutbox(':memory:', 'mail');
  const outbox = createMailOutbox(mails, ourAddress, now);
  const errors: unknown[] = [];
  const parked: ParkedStream[] = [];
  const mistaken = { yes: true };
  const start = () =>
    startMailings({
      events,
      codec: plainCodec,
      views,
      now,
      outbox,
      progress: mails,
      mailings: [mailing(mistaken)],
      viewsReach: async () => true,
      publicOrigin: () => 'https://portal.example',
      onError: (error) => void errors.push(error),
      onParked: (each) => void parked.push(each),
    });
  const waiting = async () => (await mails.stats()).waiting;
  return { events, views, mails, start, waiting, errors, parked, mistaken };
}

describe('a mailing', () => {
  it('[R12] posts one mail for each recipient, and reports one that no header can hold', async () => {
    const { events, mails, start, waiting, errors } = await open();
    await addCoins(events, 'a', [7, 5]);
    const running = await start();
    while ((await waiting()) < 1) await new Promise((resolve) => setImmediate(resolve));
    await running.stop();
    expect(await waiting()).toBe(1);
    expect(errors.map((error) => (error as Error).name)).toEqual(['UnsendableMail']);
    const { entries } = await mails.list('waiting', 1, 1);
    const coin = (await events.readAll(0, 9)).find(({ data }) => data['value'] === 7);
    const url = `https://portal.example/admin/why/${coin?.position}`;
    expect(entries[0]?.content).toMatchObject({ html: `<a href="${url}">${coin?.position}</a>`, text: url });
    expect((await mails.ofEvents([coin?.id ?? ''])).map(({ id }) => id)).toEqual([entries[0]?.id]);
  });

  it('[R12] [R1] posts no mail twice when it is killed before it could write down how far it was', async () => {
    const { events, mails, start, waiting } = await open();
    await addCoins(events, 'a', [7]);
    const save = mails.saveProgress.bind(mails);
    mails.saveProgress = (name, progress) =>
      progress.position === 0 ? save(name, progress) : Promise.reject(new Error('killed'));
    const running = await start();
    while ((await waiting()) === 0) await new Promise((resolve) => setImmediate(resolve));
    await running.stop();
    mails.saveProgress = save;
    const again = await start();
    await again.stop();
    expect(await waiting()).toBe(1);
    expect((await mails.progressOf('when-a-coin-is-added-then-mail-its-owners'))?.position).toBeGreaterThan(
      0,
    );
  });

  it('[R9] parks a stream that it cannot write of, and goes on with it when asked', async () => {
    const { events, start, waiting, parked, mistaken } = await open();
    await addCoins(events, 'a', [13, 7]);
    const running = await start();
    while (parked.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await waiting()).toBe(0);
    mistaken.yes = false;
    expect(await running.retryParked('when-a-coin-is-added-then-mail-its-owners', 'jar-a')).toBe(true);
    expect(await waiting()).toBe(1);
    await running.stop();
  });
});
