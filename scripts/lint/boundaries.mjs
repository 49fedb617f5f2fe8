import { isTest, placeOf, targetOf } from './modules.mjs';

/** Which workspace may import which. Apps never import apps; the house and e2e compose them all. */
const everything = [
  'contracts',
  'platform',
  'command-api',
  'query-api',
  'projections',
  'house',
  'web',
  'e2e',
  'scripts',
];
/** @type {Readonly<Record<string, readonly string[]>>} */
const mayImport = Object.freeze({
  contracts: [],
  web: ['contracts'],
  platform: ['contracts'],
  'command-api': ['contracts', 'platform'],
  'query-api': ['contracts', 'platform'],
  projections: ['contracts', 'platform'],
  house: everything,
  e2e: everything,
  scripts: ['contracts', 'platform'],
  // The configuration files in the root: `eslint.config.mjs` loads our rules.
  '.': ['scripts'],
});

/** Areas of `contracts` whose words another area's words are made of. Each needs its reason. */
export const contractAreas = Object.freeze([
  { from: 'orders', to: 'cart', reason: 'an order line is a cart entry that was sent' },
  { from: 'cart', to: 'resources', reason: 'the wizard asks what the resource declares' },
  { from: 'resources', to: 'sections', reason: 'a resource hangs in a section and takes its type' },
  { from: 'session', to: 'users', reason: 'a session says who the user is' },
  { from: 'users', to: 'session', reason: 'the password rules of an account are those of login' },
  { from: 'session', to: 'restaurants', reason: 'a session lists the restaurants of its user' },
]);

/** The platform knows no area, but for what every call needs before any area is asked. */
const platformAreas = Object.freeze([
  {
    zone: 'session',
    area: 'session',
    reason: 'the guard reads who is calling from the stream of the session',
  },
  {
    zone: 'session',
    area: 'users',
    reason: 'the guard asks whether the caller is active and accepted the terms',
  },
]);

/**
 * What decisions of one area must know of another area's streams before they decide. They fold those streams by the
 * rules that belong to them; nothing else crosses, and no command is sent this way.
 */
export const factSources = Object.freeze([
  {
    from: 'orders',
    to: 'restaurants',
    modules: ['restaurant.decider'],
    reason: 'an order names its restaurant as it is called at that moment',
  },
  {
    from: 'orders',
    to: 'resources',
    modules: ['resource.decider'],
    reason: 'only what is published and adaptable can be ordered',
  },
  {
    from: 'orders',
    to: 'cart',
    modules: ['upload.decider', 'check-uploads'],
    reason: 'an uploaded file counts only for who brought it',
  },
  {
    from: 'session',
    to: 'users',
    modules: ['user.decider', 'users.bindings'],
    reason: 'a login is compared with the record of the person',
  },
]);

/** What an installed package may be imported by, where not every workspace may. */
const contractsPackages = ['zod'];
const testPackages =
  /^(@jest\/globals|fast-check|@testing-library\/.+|@playwright\/test|@axe-core\/playwright|playwright-core)$/;

/**
 * The one-way imports of the house (docs/architecture.md, section 1).
 * @param {string} from importing file, relative to the root, with slashes
 * @param {string} specifier what stands in the import
 * @returns {string | null} what is wrong, in a sentence; `null` when the import may stand
 */
export function judge(from, specifier) {
  const target = targetOf(from, specifier);
  if (target.kind === 'node') return judgeNode(placeOf(from), from);
  if (target.kind === 'installed') return judgePackage(placeOf(from), from, target.name);
  return judgeOurs(from, target.file, target.byName);
}

/** @typedef {import('./modules.mjs').Place} Place */

/** @param {Place} place @param {string} from */
function judgeNode({ workspace }, from) {
  if (isTest(from)) return null;
  return ['contracts', 'web'].includes(workspace) && !from.endsWith('.config.ts')
    ? `${workspace} runs in browsers: no node: modules`
    : null;
}

/** @param {Place} place @param {string} from @param {string} name */
function judgePackage({ workspace }, from, name) {
  if (isTest(from)) return null;
  if (testPackages.test(name)) return `${name} is for tests`;
  return workspace === 'contracts' && !contractsPackages.includes(name)
    ? `contracts imports only ${contractsPackages.join(', ')} and itself, not ${name}`
    : null;
}

/** @param {string} from @param {string} file @param {boolean} byName */
function judgeOurs(from, file, byName) {
  const [here, there] = [placeOf(from), placeOf(file)];
  if (isTest(`${file}.ts`) && !isTest(from)) return 'only tests may import testing kits and specs';
  if (here.workspace !== there.workspace) return judgeWorkspaces(here, there, byName);
  if (byName && here.workspace !== 'e2e') return `inside ${here.workspace} imports are relative`;
  return composes(here) ? null : judgeZones(here, there);
}

/** @param {Place} here @param {Place} there @param {boolean} byName */
function judgeWorkspaces(here, there, byName) {
  if (!mayImport[here.workspace]?.includes(there.workspace))
    return `${here.workspace} may not import ${there.workspace}`;
  if (!byName && here.workspace !== '.')
    return `import another workspace by its name: @portal/${there.workspace}/…`;
  return there.zone === 'areas' ? judgeArealess(here, there) : null;
}

/** Some code serves every area and knows none. @param {Place} here @param {Place} there */
function judgeArealess({ workspace, zone }, { area }) {
  if (workspace === 'web' && zone === 'ui') return 'web/src/ui knows no area';
  if (workspace !== 'platform') return null;
  return platformAreas.some((known) => known.zone === zone && known.area === area)
    ? null
    : 'the platform knows no area';
}

/** Files directly in `src` (and the list of all areas) put a workspace together: they may import all of it. @param {Place} place */
const composes = ({ zone, area }) => zone === '.' || (zone === 'areas' && area === null);

/** Inside one workspace. @param {Place} here @param {Place} there */
function judgeZones(here, there) {
  if (here.zone === 'areas' && there.zone === 'areas') return judgeAreas(here, there);
  if (here.workspace === 'contracts' && here.zone === 'kernel' && there.zone !== 'kernel') {
    return 'the kernel knows no area';
  }
  return here.workspace === 'web' ? judgeWeb(here, there) : null;
}

/** @param {Place} here @param {Place} there */
function judgeAreas(here, there) {
  if (here.area === there.area) return null;
  const listed = contractAreas.some(({ from, to }) => from === here.area && to === there.area);
  const crossing = `${here.area} may not import ${there.area ?? 'the list of areas'}`;
  if (here.workspace === 'command-api' && isFactSource(here, there)) return null;
  if (here.workspace !== 'contracts') return `${crossing}: only an event of @portal/contracts crosses`;
  if (!listed) return `${crossing}: not in the table of scripts/lint/boundaries.mjs`;
  return ['', 'index'].includes(there.inner) ? null : `import the index of ${there.area}, not ${there.inner}`;
}

/** Facts are found out before deciding: the rules themselves look at nothing outside. @param {Place} here @param {Place} there */
function isFactSource(here, there) {
  if (!/\.(facts|bindings)$/.test(here.inner)) return false;
  return factSources.some(
    ({ from, to, modules }) => from === here.area && to === there.area && modules.includes(there.inner),
  );
}

/** What the pieces of `web/src/ui` stand on: texts, tokens, calls. The rest of the app stands on the pieces. */
const foundations = /^(i18n|theme|client|market|remembered|unsaved-work)(\/|$)/;

/** @param {Place} here @param {Place} there */
function judgeWeb(here, there) {
  const toFoundation = there.zone === 'app' && foundations.test(there.inner);
  if (here.zone === 'ui' && there.zone !== 'ui' && !toFoundation)
    return `web/src/ui may not import ${there.zone}: only ${foundations.source}`;
  if (here.zone === 'app' && foundations.test(here.inner) && there.zone !== 'app')
    return `${here.inner} is a foundation of web/src/ui and may not import ${there.zone}`;
  if (here.zone === 'app' && there.zone === 'areas' && !['', 'index'].includes(there.inner)) {
    return `the app imports an area by its index, not ${there.inner}`;
  }
  return null;
}
