import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as nextLook } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { interlacedPng } from '../testing/interlaced-png';
import { aPicture } from '../testing/sample-picture';
import type { UnpackLimits } from '../unpacking/unpacking';
import { CheckEnded } from './check-process';
import { createContentChecks } from './content-checks';
import { ContentChecksUnavailable } from './content-checks-unavailable';
import { startFixture } from '../testing/start-fixture';

const folder = mkdtempSync(join(tmpdir(), 'content-checks-'));
const mebibyte = 1024 * 1024;
const errors: unknown[] = [];
const open: ReturnType<typeof createContentChecks>[] = [];
afterEach(async () => {
  for (const checks of open.splice(0)) await checks.close();
  errors.splice(0);
});
afterAll(() => rmSync(folder, { recursive: true }));

function openChecks(options: Parameters<typeof createContentChecks>[0] = {}) {
  const checks = createContentChecks({ ...options, onError: (error) => void errors.push(error) });
  open.push(checks);
  return checks;
}

let files = 0;
function landed(content: Uint8Array, filename: string) {
  const path = join(folder, String((files += 1)));
  writeFileSync(path, content);
  return { path, filename };
}
const takesPictures = { accepts: ['jpg', 'png', 'webp'] };

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'latin1');
  } catch {
    return '';
  }
}
const memory = (pid: number, figure: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`^${figure}:\\s+(\\d+)`, 'm').exec(statusOf(pid))?.[1] ?? 0) * 1024;
const checking = (parent: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
        const [state, ppid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const command = readFileSync(`/proc/${pid}/cmdline`, 'latin1');
        return Number(ppid) === parent && state !== 'Z' && command.includes('check.process');
      } catch {
        return false;
      }
    })
    .map(Number);
const theProcess = () => checking(process.pid)[0] ?? 0;

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await nextLook(5);
}

describe('[S8] an uploaded file', () => {
  it('is looked into by another process, which ends with the program that asked', async () => {
    const checks = openChecks();
    expect(checking(process.pid)).toEqual([]);
    const inspection = await checks.inspect(landed(await aPicture('png'), 'foto.png'), takesPictures);
    expect(inspection).toEqual({ ok: true, contentType: 'image/png' });
    expect(checking(process.pid)).toHaveLength(1);
    await checks.close();
    expect(checking(process.pid)).toEqual([]);
  });

  it('is re-encoded there, next to the original, until it is claimed', async () => {
    const file = landed(await aPicture('png'), 'foto.png');
    const inspection = await openChecks().inspect(file, { ...takesPictures, picture: {} });
    const picture = { width: 40, height: 60 };
    expect(inspection).toEqual({ ok: true, contentType: 'image/png', made: `${file.path}.made`, picture });
    expect((await sharp(`${file.path}.made`).metadata()).format).toBe('png');
  });

  it('is refused by its content, its pixels, or for what it costs', async () => {
    const checks = openChecks();
    const text = landed(Buffer.from('<html></html>'), 'foto.png');
    expect(await checks.inspect(text, takesPictures)).toEqual({ ok: false, code: 'file_content_refused' });
    const large = landed(await aPicture('png'), 'foto.png');
    expect(await checks.inspect(large, { ...takesPictures, maxPixels: 9 })).toEqual({
      ok: false,
      code: 'picture_too_large',
    });
  });

  it('is read by no decoder but those of the kinds that are taken', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await openChecks().shrink(drawing, { width: 9, height: 9 })).toBeNull();
    expect(await openChecks().shrink(await aPicture('png'), { width: 9, height: 9 })).not.toBeNull();
  });
});

describe('[S8] an interlaced picture of 400 million pixels', () => {
  const png = interlacedPng(20_000, 20_000);

  it('is small, and is refused without being decoded, four of them at once too', async () => {
    expect(png.length).toBeLessThan(2 * mebibyte);
    const checks = openChecks();
    const small = landed(await aPicture('png'), 'foto.png');
    await checks.inspect(small, takesPictures);
    const before = memory(process.pid, 'VmRSS');
    const bombs = [1, 2, 3, 4].map(() => landed(png, 'bomba.png'));
    const found = await Promise.all(
      bombs.map((bomb) => checks.inspect(bomb, { ...takesPictures, maxPixels: 400_000_000 })),
    );
    const grown = memory(process.pid, 'VmRSS') - before;
    const peak = memory(theProcess(), 'VmHWM');
    process.stderr.write(
      `\nfour interlaced pictures of 400 million pixels: the program grew by ${Math.round(grown / mebibyte)} MiB, the process held ${Math.round(peak / mebibyte)} MiB at most\n`,
    );
    expect(found).toEqual(found.map(() => ({ ok: false, code: 'picture_too_large' })));
    expect(grown).toBeLessThan(100 * mebibyte);
    expect(peak).toBeLessThan(300 * mebibyte);
  });
});

describe('[S8] [S9] a check that goes beyond its limits', () => {
  const whole = { ...takesPictures, maxPixels: 40_000_000 };

  it('of memory is ended: its file is refused, and the next one is looked at by a new process', async () => {
    // Interlaced pictures are decoded whole: 108 MB.
    const checks = openChecks({ maxResidentBytes: 150 * mebibyte });
    const fine = landed(await aPicture('png'), 'foto.png');
    expect(await checks.inspect(fine, whole)).toMatchObject({ ok: true });
    const first = theProcess();
    const costly = landed(interlacedPng(6_000, 6_000), 'cara.png');
    expect(await checks.inspect(costly, whole)).toEqual({ ok: false, code: 'file_too_complex' });
    expect(errors).toEqual([new CheckEnded('memory')]);
    expect(await checks.inspect(fine, whole)).toMatchObject({ ok: true });
    expect([first, 0]).not.toContain(theProcess());
  });

  it('of time is ended: its file is refused, and nothing of it stays', async () => {
    const checks = openChecks({ maxMilliseconds: 200 });
    const file = landed(interlacedPng(6_000, 6_000), 'lenta.png');
    const refused = await checks.inspect(file, { ...whole, picture: {} });
    expect(refused).toEqual({ ok: false, code: 'file_too_complex' });
    expect(errors).toEqual([new CheckEnded('time')]);
    expect(existsSync(`${file.path}.made`)).toBe(false);
  });

  it('is no fault of the program: a file whose process dies is tried once more, and then refused', async () => {
    const checks = openChecks();
    const fine = landed(await aPicture('png'), 'foto.png');
    const slow = landed(interlacedPng(6_000, 6_000), 'lenta.png');
    const killWhileDecoding = async () => {
      await until(() => theProcess() !== 0 && memory(theProcess(), 'VmRSS') > 150 * mebibyte);
      process.kill(theProcess(), 'SIGKILL');
    };
    const looking = checks.inspect(slow, whole);
    await killWhileDecoding();
    expect(await looking).toMatchObject({ ok: true });
    await checks.close();
    const again = openChecks();
    const dying = again.inspect(slow, whole);
    await killWhileDecoding();
    await until(() => errors.length === 2);
    await killWhileDecoding();
    expect(await dying).toEqual({ ok: false, code: 'file_too_complex' });
    expect(await again.inspect(fine, whole)).toMatchObject({ ok: true });
  });
});

describe('[S8] the files that wait for their check', () => {
  it('are looked at one after the other, and one too many is turned away', async () => {
    const checks = openChecks({ maxWaiting: 2 });
    const content = await aPicture('png');
    const looks = Array.from({ length: 6 }, () => checks.inspect(landed(content, 'foto.png'), takesPictures));
    const ends = await Promise.allSettled(looks);
    expect(ends.map(({ status }) => status)).toEqual([
      ...['fulfilled', 'fulfilled', 'fulfilled'],
      ...['rejected', 'rejected', 'rejected'],
    ]);
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(ContentChecksUnavailable);
    expect(checking(process.pid)).toHaveLength(1);
    expect(await checks.inspect(landed(content, 'foto.png'), takesPictures)).toMatchObject({ ok: true });
  });

  it('are rejected at once when the program closes', async () => {
    const checks = openChecks();
    await checks.close();
    const late = checks.inspect(landed(await aPicture('png'), 'foto.png'), takesPictures);
    await expect(late).rejects.toThrow(ContentChecksUnavailable);
  });
});

describe('[S9] an archive that its reader did not expect', () => {
  const limits: UnpackLimits = {
    accepts: ['zip'],
    keeps: ['pdf'],
    maxEntries: 9,
    maxRatio: 200,
    maxEntryBytes: mebibyte,
    maxExpandedBytes: mebibyte,
  };

  const endless = Buffer.concat([
    Buffer.from('PK\u0003\u0004'),
    Buffer.alloc(100),
    Buffer.from('PK\u0006\u0007\0\0\0\0'),
    Buffer.alloc(8, 0xff),
    Buffer.from([1, 0, 0, 0]),
    Buffer.from('PK\u0005\u0006'),
    Buffer.alloc(18),
  ]);
  const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../unpacking/fixtures', name));

  it.each([
    [
      'is packed otherwise',
      fixture('7zip-lzma.zip'),
      { code: 'archive_method_refused', details: { method: 'LZMA' } },
    ],
    ['has an end beyond every file', endless, { code: 'archive_broken' }],
  ])(
    'as it %s, ends no process: no file of another person is looked at again',
    async (_, content, refusal) => {
      const checks = openChecks();
      const photo = landed(await aPicture('png'), 'foto.png');
      await checks.inspect(photo, takesPictures);
      const before = theProcess();
      for (let time = 0; time < 24; time += 1) {
        const archive = landed(content, 'informes.zip');
        const [refused, ...others] = await Promise.all([
          checks.unpack(archive, limits),
          ...[1, 2, 3].map(() => checks.inspect(photo, takesPictures)),
        ]);
        expect(refused).toMatchObject({ ok: false, ...refusal });
        expect(others.map(({ ok }) => ok)).toEqual([true, true, true]);
      }
      expect(errors).toEqual([]);
      expect(theProcess()).toBe(before);
    },
  );
});

describe('the process that looks into files', () => {
  it('is replaced after a number of checks, and stopped when there is nothing to do', async () => {
    const checks = openChecks({ maxChecks: 2, idleMilliseconds: 1 });
    const file = landed(await aPicture('png'), 'foto.png');
    expect(await checks.inspect(file, takesPictures)).toMatchObject({ ok: true });
    await until(() => theProcess() === 0);
    const renewing = openChecks({ maxChecks: 2 });
    await renewing.inspect(file, takesPictures);
    const first = theProcess();
    await renewing.inspect(file, takesPictures);
    await renewing.inspect(file, takesPictures);
    expect(theProcess()).not.toBe(first);
  });

  it('has no secret of the program in its environment', async () => {
    process.env.PORTAL_SPEC_SECRET = 'canary';
    await openChecks().inspect(landed(await aPicture('png'), 'foto.png'), takesPictures);
    delete process.env.PORTAL_SPEC_SECRET;
    const environment = readFileSync(`/proc/${theProcess()}/environ`, 'latin1');
    expect(environment).toContain('PATH=');
    expect(environment).not.toContain('PORTAL');
  });

  it('dies with a program that is killed in the middle of a check', async () => {
    const slow = landed(interlacedPng(6_000, 6_000), 'lenta.png');
    const script = join(import.meta.dirname, 'check-forever.fixture.ts');
    const program = startFixture(script, [slow.path]);
    await once(program.stdout, 'data');
    const [pid = 0] = checking(program.pid ?? 0);
    expect(pid).toBeGreaterThan(0);
    program.kill('SIGKILL');
    await until(() => memory(pid, 'VmRSS') === 0);
  });
});

it('[S8] no program decodes a picture that others made in its own process', () => {
  const args = ['-rlE', "from 'sharp'", '--include=*.ts', '--exclude=*.spec.ts'];
  const roots = ['command-api', 'query-api', 'projections', 'platform', 'contracts'].map(
    (name) => `${name}/src`,
  );
  const repository = join(import.meta.dirname, '../../..');
  const found = execFileSync('grep', [...args, ...roots], { cwd: repository, encoding: 'utf8' });
  expect(found.trim().split('\n').sort()).toEqual([
    'platform/src/content-checks/check.process.ts',
    'platform/src/files/picture-check.ts',
    'platform/src/pictures/clean-picture.ts',
    'platform/src/pictures/picture-header.ts',
    'platform/src/pictures/shrink-picture.ts',
    'platform/src/testing/sample-picture.ts',
  ]);
});
