import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const place = '/dev/shm';
/** Free bytes; far more than all parallel specs need. */
const minFreeBytes = 4 * 1024 ** 3;

function isRoomy() {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize >= minFreeBytes;
  } catch {
    return false;
  }
}

/** Of killed runs. */
function removeLeftovers() {
  for (const name of readdirSync(place)) {
    const [, pid] = /^portal-test-(\d+)-/.exec(name) ?? [];
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(join(place, name), { recursive: true, force: true });
  }
}

/**
 * Specs open thousands of logs, and commits wait for the disk.
 * @template T
 * @param {(env: NodeJS.ProcessEnv) => Promise<T>} run
 * @returns {Promise<T>}
 */
export async function inMemory(run) {
  if (!isRoomy()) return run({});
  removeLeftovers();
  const folder = mkdtempSync(join(place, `portal-test-${process.pid}-`));
  try {
    return await run({ TMPDIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
