import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readProgramConfig } from '@portal/platform/program/production-config';
import { parse } from 'yaml';
import { checkout } from '../house/checkout';

/* No engine runs the file here; what can be said about it without one. */

interface Service {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly command?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: object;
  readonly volumes?: readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const text = readFileSync(`${checkout}/docker-compose.yml`, 'utf8');
const { services, volumes } = parse(text, { merge: true }) as Compose;
const entries = Object.entries(services);
const own = entries.filter(([, { image }]) => image === 'portal:local');

/** `${NAME:-default}` as it is when nothing is set. */
const unset = (value: string | number) => String(value).replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1');

describe('docker-compose.yml', () => {
  it.each(own)('configures %s with variables that the program takes', (_name, { environment = {} }) => {
    const env = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, unset(value)]));
    expect(readProgramConfig(env)).toMatchObject({ market: 'ES' });
  });

  it('runs the three programs and the seed from bundles that are built', () => {
    const list = readFileSync(`${checkout}/scripts/build/entries.mjs`, 'utf8');
    const apps = /out: '\.build\/apps'[^}]*entries: \{([^}]*)\}/.exec(list)?.[1] ?? '';
    const bundles = [...apps.matchAll(/'?([\w-]+)'?: '/g)].map((found) => found[1]);
    const commands = own.map(([, { command = [] }]) => /apps\/([\w-]+)\.js/.exec(command.join(' '))?.[1]);
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

  it('pins every image and keeps no secret', () => {
    for (const [, { image = '' }] of entries) expect(image).toMatch(/:[\w.-]*\d|^portal:local$/);
    expect(text).not.toMatch(/PASSWORD|SECRET_ACCESS|:\/\/[^/\s]+:[^/\s]+@/);
  });

  it('declares every volume that is used', () => {
    const used = entries
      .flatMap(([, service]) => service.volumes ?? [])
      .map((line) => line.split(':')[0] ?? '');
    const named = used.filter((name) => !name.startsWith('.'));
    expect([...new Set(named)].sort()).toEqual(Object.keys(volumes).sort());
  });
});
