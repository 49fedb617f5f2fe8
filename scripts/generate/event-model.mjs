import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { installedPackagesStayOutside } from '../build/packages.mjs';
import { mentions } from '../event-model/mentions.mjs';
import { eventModelPage } from '../event-model/page.mjs';
import { screensByCall } from '../event-model/screens.mjs';
import { UsageError } from '../run/arguments.mjs';
import { filesOf } from '../run/files.mjs';
import { writeGenerated } from '../run/generated.mjs';
import { inRoot } from '../run/root.mjs';

/** By importing the declarations. */
async function readModel() {
  const outfile = inRoot('.build/event-model/model.mjs');
  const entryPoints = [inRoot('e2e/src/event-model/model.ts')];
  const plugins = [installedPackagesStayOutside];
  await build({ entryPoints, outfile, bundle: true, format: 'esm', platform: 'node', plugins }).catch(() => {
    throw new UsageError('e2e/src/event-model/model.ts or what it imports does not compile');
  });
  return import(outfile);
}

/** Without specs. @param {string} workspace @param {string} area */
const sourcesOf = (workspace, area) =>
  filesOf(/^[^/]+\/src\/areas\/.+\.ts$/)
    .filter((file) => file.startsWith(`${workspace}/src/areas/${area}/`) && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(inRoot(file), 'utf8'));

/** Platform rule: `AddNote` makes `NoteAdded`. @param {string} command @param {ReadonlySet<string>} events */
function recordEvents(command, events) {
  const [, verb = '', noun = ''] = /^(Add|Update|Delete|Restore|Apply)(\w+?)(?:Period)?$/.exec(command) ?? [];
  const facts = {
    Add: 'Added',
    Update: 'Updated',
    Delete: 'Deleted',
    Restore: 'Restored',
    Apply: 'PeriodReached',
  };
  const event = `${noun}${facts[/** @type {keyof typeof facts} */ (verb)] ?? ''}`;
  return events.has(event) ? [event] : [];
}

/**
 * Events without an entry push what no declaration sends.
 * @param {string} area
 * @param {{ all: readonly string[], names: readonly string[], on: readonly string[] }} rules
 * @param {ReadonlySet<string>} events
 */
function ownPushesOf(area, { all, names, on }, events) {
  const named = mentions(sourcesOf('projections', area), { keys: events, words: new Set(all) });
  return on.map((event) => ({ on: [event], names: named.get(event)?.length ? named.get(event) : names }));
}

/** @param {any} declared @param {ReadonlySet<string>} events @param {(call: string) => readonly string[]} screensOf */
function describe({ area, commands, internal, reactions, ownPushes, ...rest }, events, screensOf) {
  const names = [...commands, ...internal];
  const keys = new Set(names);
  const decided = mentions(sourcesOf('command-api', area), { keys, words: events, map: 'decide' });
  return {
    ...rest,
    area,
    commands: names.map((name) => ({
      name,
      events: [...new Set([...(decided.get(name) ?? []), ...recordEvents(name, events)])],
    })),
    reactions,
    pushes: [
      ...rest.pushes,
      ...ownPushes.flatMap((/** @type {any} */ rules) => ownPushesOf(area, rules, events)),
    ],
    queries: rest.queries.map((/** @type {any} */ query) => ({ ...query, screens: screensOf(query.name) })),
  };
}

/** @param {boolean} check */
export async function eventModel(check) {
  const { model, viewsByEvent } = await readModel();
  const events = new Set(model.flatMap((/** @type {any} */ area) => area.events));
  const screensOf = screensByCall();
  const areas = model.map((/** @type {any} */ area) =>
    describe(area, /** @type {Set<string>} */ (events), screensOf),
  );
  const page = eventModelPage(areas, viewsByEvent);
  return writeGenerated('docs/event-model.md', page, { check });
}
