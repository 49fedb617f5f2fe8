import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { interlacedPng } from '@portal/platform/testing/interlaced-png';
import { aPicture } from '@portal/platform/testing/sample-picture';
import { buildPortal, type PortalProcess, startPortal } from '../programs/portal-process';
import type { SignedIn } from '../programs/signing-in';
import { until } from '../programs/until';
import { makeWorldOnDisk, type WorldOnDisk } from './world-on-disk';

/* S8, F1: files that once exhausted memory or time. */

const mebibyte = 1024 * 1024;
const timeoutMs = 300_000;

let world: WorldOnDisk;
let program: PortalProcess;
beforeAll(buildPortal, timeoutMs);
beforeAll(async () => {
  world = await makeWorldOnDisk('ES');
  program = await startPortal({ MARKET: 'ES', DATA_DIR: world.dataDir, PORT: '0' });
}, timeoutMs);
afterAll(async () => {
  if (program.child.signalCode === null) await program.end('SIGKILL');
  rmSync(world.dataDir, { recursive: true });
});

function readProc(pid: number | string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return '';
  }
}
const residentBytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1] ?? 0) * 1024;
/** File check processes of a program. */
const checking = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && readProc(pid, 'cmdline').includes('check.process'))
    .filter((pid) => readProc(pid, 'stat').split(') ')[1]?.split(' ')[1] === String(parent))
    .map(Number);

async function send(path: string, { name, content }: { name: string; content: Uint8Array }, by: SignedIn) {
  const form = new FormData();
  form.set('file', new Blob([Buffer.from(content)]), name);
  const answer = await fetch(`${program.url}/api/${path}`, {
    method: 'POST',
    headers: { ...by },
    body: form,
  });
  const body = (await answer.json()) as { error?: { code: string } };
  return { status: answer.status, code: body.error?.code };
}

async function sendInOnePiece(name: string, content: Buffer, by: SignedIn) {
  const answer = await fetch(`${program.url}/api/uploader/resumable`, {
    method: 'POST',
    headers: {
      ...by,
      'tus-resumable': '1.0.0',
      'upload-length': String(content.length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      'content-type': 'application/offset+octet-stream',
    },
    body: Buffer.from(content),
  });
  const body = (await answer.json()) as { error?: { code: string } };
  return { status: answer.status, code: body.error?.code };
}

/** Slowest health check during `work`. */
async function slowestAnswerDuring(work: Promise<unknown>): Promise<number> {
  let slowest = 0;
  let isOver = false;
  const over = () => void (isOver = true);
  work.then(over, over);
  while (!isOver) {
    const asked = performance.now();
    await (await fetch(`${program.url}/livez`)).text();
    slowest = Math.max(slowest, performance.now() - asked);
  }
  return slowest;
}

describe('[S8] a program that receives hostile files', () => {
  it(
    'refuses interlaced pictures of 400 million pixels, one and four at once, without growing by them',
    async () => {
      const pid = program.child.pid ?? 0;
      const photo = { name: 'foto.png', content: await aPicture('png') };
      expect(await send('uploader/files', photo, world.restaurant)).toEqual({ status: 200, code: undefined });
      expect(checking(pid)).toHaveLength(1);
      const bomb = { name: 'bomba.png', content: interlacedPng(20_000, 20_000) };
      const before = residentBytes(pid);
      const attack = async (count: number) => {
        const sending = Array.from({ length: count }, () => send('uploader/files', bomb, world.restaurant));
        return Promise.all(sending);
      };
      const answers = [...(await attack(1)), ...(await attack(4))];
      expect(answers).toEqual(answers.map(() => ({ status: 422, code: 'picture_too_large' })));
      const grown = residentBytes(pid) - before;
      process.stderr.write(
        `\nfive pictures of 400 million pixels: the program grew by ${Math.round(grown / mebibyte)} MiB\n`,
      );
      expect(grown).toBeLessThan(100 * mebibyte);
    },
    timeoutMs,
  );

  it(
    'answers others while it refuses a drawing with 400 KB of blanks in an address',
    async () => {
      const style = `<style>a{b:url(${' '.repeat(400_000)}x)}</style>`;
      const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${style}</svg>`);
      const sending = sendInOnePiece('dibujo.svg', drawing, world.administrator);
      const slowest = await slowestAnswerDuring(sending);
      expect(await sending).toEqual({ status: 422, code: 'file_content_refused' });
      expect(slowest).toBeLessThan(5_000);
    },
    timeoutMs,
  );

  it(
    'takes the process that looks into files with it when it is killed',
    async () => {
      const photo = { name: 'foto.png', content: await aPicture('png') };
      expect(await send('uploader/thumb', photo, world.restaurant)).toMatchObject({ status: 200 });
      const [pid = 0] = checking(program.child.pid ?? 0);
      expect(pid).toBeGreaterThan(0);
      await program.end('SIGKILL');
      await until('the process is gone', async () => residentBytes(pid) === 0);
    },
    timeoutMs,
  );
});
