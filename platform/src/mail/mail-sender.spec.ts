import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OutboxSender, startSending } from '../outbox/outbox-sender';
import { DiskFileStore } from '../stores/file-store/disk.file-store';
import { SmtpMailer } from '../stores/mailer/smtp.mailer';
import { OutboxUnavailable } from '../stores/outbox/outbox.port';
import { SqliteOutbox } from '../stores/outbox/sqlite.outbox';
import { SmtpDouble, type SmtpFault } from '@portal/doubles/smtp-double';
import { createMailOutbox, mailChannel } from './mail-outbox';
import { anIntent, ourAddress } from './mail.samples';

const minute = 60;
const hour = 60 * minute;

describe('the mail sender', () => {
  let server: SmtpDouble;
  let clock: number;
  let errors: string[];
  let world: ReturnType<typeof openWorld>;
  const folder = mkdtempSync(join(tmpdir(), 'mail-sender-'));
  const now = () => new Date(clock);

  function openWorld(timeoutMs = 10_000) {
    const mails = new SqliteOutbox(':memory:', 'mail');
    const mailer = new SmtpMailer({ url: server.url, timeoutMs });
    const files = new DiskFileStore(folder);
    const channel = mailChannel({ mailer, files, shrink: async () => null });
    const onError = (error: unknown) => void errors.push(String(error));
    const options = { outbox: mails, channel, now, onError };
    const outbox = createMailOutbox(mails, ourAddress, now);
    const post = (...ids: string[]) => outbox.post(ids.map((id) => anIntent(id)));
    return { mails, mailer, files, options, outbox, post, sender: new OutboxSender(options) };
  }

  beforeEach(async () => {
    clock = Date.parse('2026-11-20T09:30:00Z');
    errors = [];
    server = await SmtpDouble.start();
    world = openWorld();
  });
  afterEach(async () => {
    await world.mailer.close();
    await world.mails.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function openImpatient(): Promise<void> {
    await world.mailer.close();
    await world.mails.close();
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
    expect(await world.mails.stats()).toEqual({ waiting: 0, parked: 0, sent: 1, oldestWaiting: null });
  });

  const outages: readonly (readonly [number, string, SmtpFault | 'gone'])[] = [
    [30, 'cannot be reached', 'gone'],
    [30, 'refuses everybody for now', { at: 'content', code: 451 }],
    [30, 'refuses everybody for good', { at: 'content', code: 554 }],
    [5, 'greets no client', { at: 'greeting', code: 421 }],
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
    expect(await world.mails.stats()).toMatchObject({ waiting: 0, parked: 0, sent: 20 });
    expect(server.taken).toHaveLength(20 + whileUnreachable);
    expect(whileUnreachable).toBeLessThanOrEqual(fault !== 'gone' && fault.at === 'drop' ? 25 : 0);
  });

  it('[R12] backs off from one recipient without delaying the others, then parks and reports it', async () => {
    server.fault = { at: 'recipient', code: 550 };
    await world.post('refused');
    await world.sender.round();
    server.fault = null;
    await world.post('accepted');
    await world.sender.round();
    expect(subjects()).toEqual(['accepted']);
    server.fault = { at: 'recipient', code: 550 };
    await pass(24 * hour);
    expect(errors).toEqual([]);
    await pass(20 * minute);
    expect(errors).toEqual([expect.stringContaining('mail refused was given up: ')]);
    const { entries } = await world.mails.list('parked', 1, 10);
    expect(entries.map(({ id, content, reason }) => [id, content.to.address, reason])).toEqual([
      ['refused', 'ana@es.chain.example', expect.stringContaining('not now')],
    ]);
    // Eight attempts until the pause is 15 minutes, then about four an hour.
    expect(entries[0]?.attempts).toBeGreaterThan(80);
    expect(entries[0]?.attempts).toBeLessThan(130);
    server.fault = null;
    await pass(hour);
    expect(subjects()).toEqual(['accepted']);
    await world.mails.retry('refused', now().toISOString());
    await pass(1);
    expect(subjects()).toEqual(['accepted', 'refused']);
  }, 120_000);

  it('[R12] parks what can never be sent at once, and tries again what lacks its attachment', async () => {
    const attachments = [{ name: 'a.pdf', contentType: 'application/pdf', fileKey: 'a'.repeat(32) }];
    await world.outbox.post([anIntent('lacking', { attachments })]);
    const mail = { from: ourAddress, to: { address: 'a@b\r\nc' }, subject: '', html: '', text: '' };
    const content = { ...mail, attachments: [] };
    const forged = { id: 'forged', person: null, bundle: 'forged', content };
    await world.mails.record([forged], now().toISOString());
    await world.post('good');
    await world.sender.round();
    expect(errors).toEqual([expect.stringContaining('mail forged was given up: ')]);
    expect(subjects()).toEqual(['good']);
    expect((await world.mails.stats()).waiting).toBe(1);
  });

  it('[R12] does not send again what it could not record as sent for a while', async () => {
    await world.post('a', 'b');
    const settle = world.mails.settle.bind(world.mails);
    world.mails.settle = () => Promise.reject(new OutboxUnavailable('away'));
    await expect(world.sender.round()).rejects.toThrow(OutboxUnavailable);
    clock += hour * 1_000;
    await expect(world.sender.round()).rejects.toThrow(OutboxUnavailable);
    world.mails.settle = settle;
    await world.sender.round();
    expect(subjects()).toEqual(['a', 'b']);
  });

  it('runs unattended: sends when woken, continues after an error, finishes the current mail', async () => {
    const claim = world.mails.claim.bind(world.mails);
    let announced: (error: unknown) => void = () => undefined;
    const error = new Promise<unknown>((resolve) => (announced = resolve));
    world.mails.claim = () => Promise.reject(new OutboxUnavailable('away'));
    const running = startSending({
      ...world.options,
      onError: (error) => announced(error),
      onStats: () => undefined,
    });
    expect(await error).toBeInstanceOf(OutboxUnavailable);
    world.mails.claim = claim;
    const taken = new Promise<void>((resolve) => (server.onTaken = resolve));
    await world.post('a');
    running.wake();
    await taken;
    await running.stop();
    expect(await world.mails.stats()).toMatchObject({ waiting: 0, sent: 1 });
  });
});
