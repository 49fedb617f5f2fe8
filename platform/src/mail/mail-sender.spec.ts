import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskFileStore } from '../stores/file-store/disk.file-store';
import { MailLedgerUnavailable } from '../stores/mail-ledger/mail-ledger.port';
import { SqliteMailLedger } from '../stores/mail-ledger/sqlite.mail-ledger';
import { SmtpMailer } from '../stores/mailer/smtp.mailer';
import { SmtpDouble, type SmtpFault } from '../testing/smtp-double';
import { createMailOutbox } from './mail-outbox';
import { MailSender } from './mail-sender';
import { anIntent, ourAddress } from './mail.samples';
import { startMailSender } from './start-mail-sender';

const minute = 60;
const hour = 60 * minute;

describe('the mail sender', () => {
  let server: SmtpDouble;
  let clock: number;
  let parked: string[];
  let world: ReturnType<typeof openWorld>;
  const folder = mkdtempSync(join(tmpdir(), 'mail-sender-'));
  const now = () => new Date(clock);

  function openWorld(timeoutMs = 10_000) {
    const ledger = new SqliteMailLedger(':memory:');
    const mailer = new SmtpMailer({ url: server.url, timeoutMs });
    const files = new DiskFileStore(folder);
    const onParked = ({ id }: { id: string }) => parked.push(id);
    const options = { ledger, mailer, files, shrink: async () => null, now, onParked };
    const outbox = createMailOutbox(ledger, ourAddress, now);
    const post = (...ids: string[]) => outbox.post(ids.map((id) => anIntent(id)));
    return { ...options, options, outbox, post, sender: new MailSender(options) };
  }

  beforeEach(async () => {
    clock = Date.parse('2026-11-20T09:30:00Z');
    parked = [];
    server = await SmtpDouble.start();
    world = openWorld();
  });
  afterEach(async () => {
    await world.mailer.close();
    await world.ledger.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function openImpatient(): Promise<void> {
    await world.mailer.close();
    await world.ledger.close();
    world = openWorld(1_000);
  }

  async function pass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      clock += 1_000;
      await world.sender.round();
    }
  }
  const ids = (count: number) => Array.from({ length: count }, (_, n) => `intent-${n}`);
  const subjects = () => server.taken.map(({ subject }) => subject);

  it('[R12] sends what is posted, with its attachments, and forgets its content', async () => {
    const { key } = await world.files.put(Buffer.from('pdf'));
    const attachments = [{ name: 'a.pdf', contentType: 'application/pdf', fileKey: key }];
    await world.outbox.post([anIntent('a', { attachments })]);
    await world.sender.round();
    await world.sender.round();
    expect(server.taken.map(({ subject, from, attachments: kept }) => [subject, from, kept])).toEqual([
      ['a', ourAddress, [{ name: 'a.pdf', contentType: 'application/pdf', content: Buffer.from('pdf') }]],
    ]);
    expect(await world.ledger.stats()).toEqual({ waiting: 0, parked: 0, sent: 1, oldestWaiting: null });
  });

  const outages: readonly (readonly [number, string, SmtpFault | 'gone'])[] = [
    [30, 'cannot be reached', 'gone'],
    [30, 'refuses everybody for now', { at: 'content', code: 451 }],
    [30, 'refuses everybody for good', { at: 'content', code: 554 }],
    [5, 'greets nobody', { at: 'greeting', code: 421 }],
    [3, 'falls silent', { at: 'silence' }],
    [5, 'takes mails over and drops the connection', { at: 'drop' }],
  ];
  it.each(outages)('[R12] loses nothing when for %i minutes the server %s', async (minutes, _, fault) => {
    const port = Number(new URL(server.url).port);
    if (fault === 'gone') await server.close();
    else if (fault.at === 'silence') await openImpatient();
    server.fault = fault === 'gone' ? null : fault;
    const intents = ids(20);
    await world.post(...intents);
    await pass(minutes * minute);
    const whileUnreachable = server.taken.length;
    if (fault === 'gone') server = await SmtpDouble.start(port);
    server.fault = null;
    await pass(minute);
    expect(new Set(subjects())).toEqual(new Set(intents));
    expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBe(20);
    expect(await world.ledger.stats()).toMatchObject({ waiting: 0, parked: 0, sent: 20 });
    expect(server.taken).toHaveLength(20 + whileUnreachable);
    expect(whileUnreachable).toBeLessThanOrEqual(fault !== 'gone' && fault.at === 'drop' ? 25 : 0);
  });

  it('[R12] backs off from one recipient without keeping the others waiting, then parks and says so', async () => {
    server.fault = { at: 'recipient', code: 550 };
    await world.post('nobody');
    await world.sender.round();
    server.fault = null;
    await world.post('somebody');
    await world.sender.round();
    expect(subjects()).toEqual(['somebody']);
    server.fault = { at: 'recipient', code: 550 };
    await pass(24 * hour);
    expect(parked).toEqual([]);
    await pass(20 * minute);
    expect(parked).toEqual(['nobody']);
    const { mails } = await world.ledger.parked(1, 10);
    expect(mails.map(({ id, to, reason }) => [id, to, reason])).toEqual([
      ['nobody', 'ana@es.chain.example', expect.stringContaining('not now')],
    ]);
    // Eight attempts until the pause is 15 minutes, then about four an hour.
    expect(mails[0]?.attempts).toBeGreaterThan(80);
    expect(mails[0]?.attempts).toBeLessThan(130);
    server.fault = null;
    await pass(hour);
    expect(subjects()).toEqual(['somebody']);
    await world.ledger.retry('nobody', now().toISOString());
    await pass(1);
    expect(subjects()).toEqual(['somebody', 'nobody']);
  }, 120_000);

  it('[R12] parks what can never be sent at once, and tries again what lacks its attachment', async () => {
    const attachments = [{ name: 'a.pdf', contentType: 'application/pdf', fileKey: 'a'.repeat(32) }];
    await world.outbox.post([anIntent('lacking', { attachments })]);
    const mail = { from: ourAddress, to: { address: 'a@b\r\nc' }, subject: '', html: '', text: '' };
    const forged = { id: 'forged', messageId: '<a@b>', person: null, mail: { ...mail, attachments: [] } };
    await world.ledger.record([forged], now().toISOString());
    await world.post('good');
    await world.sender.round();
    expect(parked).toEqual(['forged']);
    expect(subjects()).toEqual(['good']);
    expect((await world.ledger.stats()).waiting).toBe(1);
  });

  it('[R12] does not send again what it could not record as sent for a while', async () => {
    await world.post('a', 'b');
    const settle = world.ledger.settle.bind(world.ledger);
    world.ledger.settle = () => Promise.reject(new MailLedgerUnavailable('away'));
    await expect(world.sender.round()).rejects.toThrow(MailLedgerUnavailable);
    clock += hour * 1_000;
    await expect(world.sender.round()).rejects.toThrow(MailLedgerUnavailable);
    world.ledger.settle = settle;
    await world.sender.round();
    expect(subjects()).toEqual(['a', 'b']);
  });

  it('runs by itself: sends at a wake, goes on after trouble, finishes the mail in hand', async () => {
    const claim = world.ledger.claim.bind(world.ledger);
    let told: (error: unknown) => void = () => undefined;
    const error = new Promise<unknown>((resolve) => (told = resolve));
    world.ledger.claim = () => Promise.reject(new MailLedgerUnavailable('away'));
    const running = startMailSender({ ...world.options, onError: (error) => told(error) });
    expect(await error).toBeInstanceOf(MailLedgerUnavailable);
    world.ledger.claim = claim;
    const taken = new Promise<void>((resolve) => (server.onTaken = resolve));
    await world.post('a');
    running.wake();
    await taken;
    await running.stop();
    expect(await world.ledger.stats()).toMatchObject({ waiting: 0, sent: 1 });
  });
});
