import { borrowedFunctions, contractAreas, mayImport, platformAreas, webLayers } from './crossings.mjs';
import { factSources } from './fact-sources.mjs';
import { isTest, locationOf, targetOf } from './modules.mjs';

/** Packages limited to some workspaces. */
/** Pure, and used by browser and server. */
const contractsPackages = ['zod', 'ibantools'];
const testPackages =
  /^(@jest\/globals|fast-check|@testing-library\/.+|@playwright\/test|@axe-core\/playwright|playwright-core)$/;

/**
 * One-way imports (docs/architecture.md, section 1).
 * @param {string} from relative to the root, with slashes
 * @param {string} specifier as in the import
 * @returns {string | null} the problem
 */
export function judge(from, specifier) {
  const target = targetOf(from, specifier);
  if (target.kind === 'node') return judgeNode(locationOf(from), from);
  if (target.kind === 'installed') return judgePackage(locationOf(from), from, target.name);
  return judgeSpecifier(from, specifier, target.file) ?? judgeOurs(from, target.file, target.byName);
}

/**
 * In web: relative within a part, `#core/… #ui/… #shell/… #areas/…` to others.
 * @param {string} from
 * @param {string} specifier
 * @param {string} file
 */
function judgeSpecifier(from, specifier, file) {
  const here = locationOf(from);
  if (specifier.startsWith('#'))
    return here.workspace === 'web' ? null : 'only web has paths that begin with #';
  if (![from, file].every((name) => name.startsWith('web/src/'))) return null;
  const leaves = here.zone !== '.' && here.zone !== locationOf(file).zone;
  return leaves || specifier.startsWith('../../../')
    ? `import it as #${file.slice('web/src/'.length)}`
    : null;
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
  const here = locationOf(from);
  const there = locationOf(file);
  if (isTest(`${file}.ts`)) {
    if (!isTest(from)) return 'only tests may import testing kits and specs';
    if (here.workspace === there.workspace) return null;
  }
  if (here.workspace !== there.workspace) return judgeWorkspaces(here, there, byName);
  if (byName && here.workspace !== 'e2e') return `inside ${here.workspace} imports are relative`;
  return composes(here) ? null : judgeZones(here, there);
}

/** @param {Place} here @param {Place} there @param {boolean} byName */
function judgeWorkspaces(here, there, byName) {
  if (!mayImport[here.workspace]?.includes(there.workspace) && !borrows(here, there))
    return `${here.workspace} may not import ${there.workspace}`;
  if (!byName && here.workspace !== '.')
    return `import another workspace by its name: @portal/${there.workspace}/…`;
  return there.zone === 'areas' ? judgeArealess(here, there) : null;
}

/** @param {Place} here @param {Place} there */
const borrows = (here, there) =>
  borrowedFunctions.some(
    ({ from, zone, to }) => from === here.workspace && zone === here.zone && to === there.workspace,
  );

/** The platform imports no area. @param {Place} here @param {Place} there */
function judgeArealess({ workspace, zone }, { area }) {
  if (workspace !== 'platform') return null;
  return platformAreas.some((known) => known.zone === zone && known.area === area)
    ? null
    : 'the platform knows no area';
}

/** `src` itself and the list of areas may import all. @param {Place} place */
const composes = ({ zone, area }) => zone === '.' || (zone === 'areas' && area === null);

/** @param {Place} here @param {Place} there */
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
  if (!listed) return `${crossing}: not in the tables of scripts/lint/crossings.mjs and fact-sources.mjs`;
  return ['', 'index'].includes(there.inner) ? null : `import the index of ${there.area}, not ${there.inner}`;
}

/** Facts are read before a decision; rules read nothing outside. @param {Place} here @param {Place} there */
function isFactSource(here, there) {
  if (!/\.(facts|bindings)$/.test(here.inner)) return false;
  return factSources.some(
    ({ from, to, modules }) => from === here.area && to === there.area && modules.includes(there.inner),
  );
}

/** @param {Place} here @param {Place} there */
function judgeWeb(here, there) {
  const allowed = webLayers[/** @type {keyof typeof webLayers} */ (here.zone)];
  // Specs may render layers above.
  if (allowed && !here.inner.endsWith('.spec') && !allowed.includes(there.zone))
    return `web/src/${here.zone} may not import ${there.zone}`;
  const reachesIn = here.zone !== 'areas' && there.zone === 'areas' && !['', 'index'].includes(there.inner);
  return reachesIn ? `the shell imports an area by its index, not ${there.inner}` : null;
}
