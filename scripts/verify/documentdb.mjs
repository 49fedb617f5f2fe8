// npm run verify -- documentdb: MongoDB adapters on PostgreSQL. Needs root and Debian.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { readArguments } from '../run/arguments.mjs';
import { runToEnd } from '../run/process.mjs';
import { inRoot } from '../run/root.mjs';
import { script } from '../run/script.mjs';
import { jest } from '../test/jest.mjs';

const debian = inRoot('.data/documentdb');
const binaries = '/usr/lib/postgresql/18/bin';
const data = '/var/lib/postgresql/portal';
const port = 34_778;
const spec = 'platform/src/stores/view-store/mongodb.view-store.int.spec.ts';

/** Runs a shell in the folder; throws with its output. @param {string} command */
function inside(command) {
  const { status, stdout, stderr } = spawnSync('chroot', [debian, 'sh', '-ec', command], {
    encoding: 'utf8',
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' },
  });
  if (status !== 0) throw new Error(`${command}\n${stdout}${stderr}`);
}

/** @returns {string | null} reason why it cannot run */
function obstacle() {
  if (process.getuid?.() !== 0) return 'it needs root';
  if (spawnSync('debootstrap', ['--version']).status !== 0) return 'debootstrap is not installed';
  return null;
}

/** Debian's next release and the extension, once; some 700 MB. */
async function install() {
  if (existsSync(`${debian}/usr/lib/postgresql/18/lib/pg_documentdb.so`)) return;
  console.log(`Installing PostgreSQL with DocumentDB below ${debian} (minutes, once)`);
  const from = ['http://deb.debian.org/debian', '/usr/share/debootstrap/scripts/sid'];
  const { code, output } = await runToEnd('debootstrap', ['--variant=minbase', 'forky', debian, ...from]);
  if (code !== 0) throw new Error(output.slice(-2_000));
  // Package set-up may fail: we start the service.
  writeFileSync(`${debian}/usr/sbin/policy-rc.d`, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  inside(
    'apt-get install -y --no-install-recommends postgresql-18-documentdb >/tmp/install.log 2>&1 || true',
  );
  inside('test -e /usr/lib/postgresql/18/lib/pg_documentdb.so || { tail /tmp/install.log; exit 1; }');
  inside('id postgres >/dev/null 2>&1 || useradd -r -m -d /var/lib/postgresql postgres');
}

function startPostgres() {
  mkdirSync(`${debian}/dev/shm`, { recursive: true });
  spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', `${debian}/dev/shm`]);
  inside(`rm -rf ${data}; mkdir -p /var/lib/postgresql /var/run/postgresql
    chown postgres /var/lib/postgresql /var/run/postgresql
    su postgres -s /bin/sh -c '${binaries}/initdb -D ${data} -A trust -U postgres -E UTF8 --locale=C.UTF-8'
    cat >> ${data}/postgresql.conf <<END
port = ${port}
listen_addresses = '127.0.0.1'
shared_preload_libraries = 'pg_cron,pg_documentdb_core,pg_documentdb'
cron.database_name = 'postgres'
fsync = off
END
    su postgres -s /bin/sh -c '${binaries}/pg_ctl -D ${data} -l /tmp/postgres.log -w start'
    ${binaries}/psql -h 127.0.0.1 -p ${port} -U postgres -c 'create extension documentdb cascade'`);
}

function stopPostgres() {
  spawnSync('chroot', [
    debian,
    'su',
    'postgres',
    '-s',
    '/bin/sh',
    '-c',
    `${binaries}/pg_ctl -D ${data} -m fast -w stop`,
  ]);
  spawnSync('umount', [`${debian}/dev/shm`]);
}

/** @returns {Promise<number>} */
async function testThroughGateway() {
  const program = inRoot('doubles/src/documentdb/documentdb-gateway.process.ts');
  const postgres = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const gateway = spawn(process.execPath, ['--import', 'tsx', program, postgres], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(createInterface({ input: gateway.stdout }), 'line');
  const code = await jest(['--forceExit', spec], { MONGODB_URL: String(url) });
  gateway.kill();
  return code;
}

await script(async () => {
  readArguments({});
  const reason = obstacle();
  if (reason !== null) {
    console.log(`SKIPPED: the MongoDB adapters on DocumentDB, because ${reason}`);
    return 0;
  }
  await install();
  startPostgres();
  try {
    return await testThroughGateway();
  } finally {
    stopPostgres();
  }
});
