import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readProgramConfig } from '@portal/platform/program/production-config';
import { parse } from 'yaml';
import { checkout } from '../programs/checkout';

/* Static checks: no engine runs here. */

interface Service {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly command?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: object;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
}
interface Compose {
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const text = readFileSync(`${checkout}/docker-compose.yml`, 'utf8');
const { services, volumes, networks } = parse(text, { merge: true }) as Compose;
const entries = Object.entries(services);
const own = entries.filter(([, { image }]) => image === 'portal:local');

/** Default of `${NAME:-default}`. */
const unset = (value: string | number) => String(value).replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1');

describe('docker-compose.yml', () => {
  it.each(own)('configures %s with variables that the program takes', (_name, { environment = {} }) => {
    const env = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, unset(value)]));
    expect(readProgramConfig(env)).toMatchObject({ market: 'ES' });
  });

  it('runs the three programs, the seed and what adds a person from bundles that are built', () => {
    const list = readFileSync(`${checkout}/scripts/build/entries.mjs`, 'utf8');
    const apps = /out: '\.build\/apps'[^}]*entries: \{([^}]*)\}/.exec(list)?.[1] ?? '';
    const bundles = [...apps.matchAll(/^ *'?([\w-]+)'?: '/gm)].map((found) => found[1]);
    const commands = own.map(
      ([, { command = [], entrypoint = [] }]) =>
        /apps\/([\w-]+)\.js/.exec([...entrypoint, ...command].join(' '))?.[1],
    );
    expect(commands.sort()).toEqual(bundles.sort());
  });

  it('waits only for what is there, and for health only where health is asked', () => {
    for (const [, { depends_on = {} }] of entries) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        expect(services).toHaveProperty(name);
        if (condition === 'service_healthy') expect(services[name]?.healthcheck).toBeDefined();
      }
    }
  });

  it('pins every image and keeps no secret that cannot be set from outside', () => {
    for (const [, { image = '' }] of entries) expect(image).toMatch(/:[\w.-]*\d|^portal:local$/);
    expect(text).not.toMatch(/SECRET_ACCESS/);
    const passwords = [...text.matchAll(/PASSWORD: (\S+)|:\/\/[^/\s:]*:(\S+?)@|requirepass', (\S+)/g)];
    expect(passwords.length).toBeGreaterThanOrEqual(5);
    for (const found of passwords) expect(found.slice(1).join('')).toMatch(/\$\{\w+_PASSWORD:-portal\}/);
  });

  it('publishes no port to other machines unless configured, and never the stores and mails', () => {
    const published = entries.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, unset(port)]));
    expect(published).toEqual([
      ['gateway', '127.0.0.1:8080:8080'],
      ['mail', '127.0.0.1:8025:8025'],
    ]);
    expect(text.match(/\$\{BIND:-127.0.0.1\}:8080/)).not.toBeNull();
    expect(networks.stores?.internal).toBe(true);
    for (const name of ['eventstore', 'mongodb', 'redis', 'files'])
      expect(services[name]?.networks).toEqual(['stores']);
  });

  it('seeds published passwords only where other machines have no access, or on request', () => {
    const { command = [] } = services.seed ?? {};
    const seeds = (DEMO: string, BIND: string) => {
      const script = (command[2] ?? '')
        .replaceAll('$$', '$')
        .replace('exec node .build/apps/seed.js', 'echo seeded');
      return (
        execFileSync('sh', ['-c', script], { env: { ...process.env, DEMO, BIND } })
          .toString()
          .trim() === 'seeded'
      );
    };
    const asked = [seeds('', '127.0.0.1'), seeds('1', '0.0.0.0'), seeds('1', '127.0.0.1')];
    expect(asked).toEqual([true, true, true]);
    expect([seeds('', '0.0.0.0'), seeds('0', '0.0.0.0'), seeds('0', '127.0.0.1')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('keeps from the world whether a program is ready', () => {
    const nginx = readFileSync(`${checkout}/deploy/nginx/nginx.conf`, 'utf8');
    expect(nginx).toMatch(/location = \/readyz \{\s+return 404;/);
  });

  it('declares every volume that is used', () => {
    const used = entries
      .flatMap(([, service]) => service.volumes ?? [])
      .map((line) => line.split(':')[0] ?? '');
    const named = used.filter((name) => !name.startsWith('.'));
    expect([...new Set(named)].sort()).toEqual(Object.keys(volumes).sort());
  });
});
