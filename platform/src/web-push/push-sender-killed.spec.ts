import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SqliteOutbox } from '../stores/outbox/sqlite.outbox';
import { killSenders } from '../testing/kill-senders';
import { PushServiceDouble } from '@portal/doubles/push-service-double';

const folder = mkdtempSync(join(tmpdir(), 'push-killed-'));
const path = join(folder, 'push.db');
const script = join(import.meta.dirname, 'notify-until-killed.fixture.ts');
const concurrency = 4;
const devices = 40;

let service: PushServiceDouble;
beforeAll(async () => {
  service = await PushServiceDouble.start();
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

it('[R12] [R1] a killed sender loses no notice and doubles at most what was under way', async () => {
  const outbox = new SqliteOutbox(path, 'device');
  const notices = Array.from({ length: devices }, (_, n) => ({
    id: `notice-${n}`,
    person: 'user-1',
    bundle: `device-${n}:order`,
    content: { device: `device-${n}`, kind: 'order', note: `order ${n}` },
  }));
  await outbox.record(notices, new Date().toISOString());
  const kills = [1, 15, 30];
  const args = [path, JSON.stringify(service.subscribe('phone'))];
  await killSenders({ script, args, service, kills });
  expect((await outbox.stats()).waiting).toBe(0);
  expect(new Set(service.received.map(({ content }) => content)).size).toBe(devices);
  const doubled = service.received.length - devices;
  expect(doubled).toBeLessThanOrEqual(kills.length * concurrency);
  process.stdout.write(
    `${kills.length} kills while notices are sent: ${doubled} doubled, 0 lost of ${devices}\n`,
  );
  await outbox.close();
}, 300_000);
