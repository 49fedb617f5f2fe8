import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { marketRecords } from '@portal/contracts';
import { reactionNames } from '@portal/contracts/areas/causes';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { commandAreas } from './all-areas';
import { createServices } from './create-services';
import { eraseOnRequestName } from './areas/users/erase-on-request';
import {
  createAutomations,
  createBindings,
  createDeadlines,
  createMailings,
  createNotifyings,
  createUploadHandlers,
} from './registered';

const folders = readdirSync(new URL('./areas', import.meta.url));
const list = readFileSync(new URL('./all-areas.ts', import.meta.url), 'utf8');
const now = () => new Date('2026-11-20T09:30:00.000Z');
const events = new MemoryEventStore();
const secrets = createSessionSecrets(Buffer.alloc(32, 1));
const services = createServices({ events, codec: plainCodec, now, market: marketRecords.ES, secrets });

describe('the areas of the write side', () => {
  it('bind every command, keep every due time and take every upload', () => {
    const bindings = createBindings(services);
    expect(createDeadlines(bindings, services).length).toBeGreaterThan(3);
    expect(createUploadHandlers(bindings, {} as never).length).toBeGreaterThan(3);
  });

  it('key each binding by the name of its contract', () => {
    const keys = Object.values(createBindings(services)).flatMap((own) => Object.entries(own));
    expect(keys.length).toBeGreaterThan(50);
    expect(keys.filter(([key, { contract }]) => key !== contract.name).map(([key]) => key)).toEqual([]);
  });

  it('name every reaction for the people who ask why, and no other', () => {
    const bindings = createBindings(services);
    const world = { market: marketRecords.ES } as never;
    const all = [
      ...createAutomations(bindings),
      ...createDeadlines(bindings, services),
      ...createMailings(world),
      ...createNotifyings(world),
    ].map(({ name }) => name);
    const known: readonly string[] = reactionNames;
    expect([...all, eraseOnRequestName].toSorted()).toEqual(known.toSorted());
  });

  it('are all listed, with everything that they do by themselves', () => {
    const unlisted = folders.filter((folder) => !(folder in commandAreas));
    const reactions = folders.flatMap((folder) =>
      readdirSync(new URL(`./areas/${folder}`, import.meta.url))
        .filter((file) => /^when-.*(?<!\.spec)\.ts$/.test(file))
        .map((file) => `./areas/${folder}/${file.replace(/\.ts$/, '')}`),
    );
    expect(reactions.length).toBeGreaterThan(8);
    const silent = reactions.filter((file) => !list.includes(`'${file}'`));
    expect(
      [...unlisted, ...silent].map((each) => `${each} is missing in command-api/src/all-areas.ts`),
    ).toEqual([]);
  });
});
