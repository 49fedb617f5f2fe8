import { areas } from './areas.mjs';
import { isTest } from './modules.mjs';
import { roles } from './web-roles.mjs';

const kebab = '[a-z0-9]+(?:-[a-z0-9]+)*';
const kebabFile = new RegExp(`^${kebab}(?:\\.${kebab})*\\.ts$`);
/** Administration of a record; declares three screens. */
const adminFile = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*\.admin\.tsx$/;
/** Components of areas end in their role. */
const withRole = new RegExp(`(?:${roles.join('|')})s?\\.tsx$`);
/** `main` mounts them. */
const component = /^(?:[A-Z][A-Za-z0-9]*|main)\.tsx$/;
const config = /(^|\.)config\.(ts|mjs)$/;

/** Meaningless names. */
const sayingNothing = /^(utils?|helpers?|commons?|misc|types)$/;

/** A shared part or lookup table. */
const plainNoun = new RegExp(`^${kebab}\\.ts$`);

/** @param {string} names roles, separated by spaces @param {readonly RegExp[]} more */
const having = (names, ...more) => ({
  allowed: [new RegExp(`^${kebab}\\.(?:${names.replaceAll(' ', '|')})\\.ts$`), plainNoun, ...more],
  rule: `a suffix among ${names}, or a plain noun`,
});

/**
 * By workspace; the suffix is the role.
 * @type {Readonly<Record<string, { allowed: readonly RegExp[], rule: string }>>}
 */
const areaFiles = Object.freeze({
  contracts: having('contract events rules examples testing'),
  'command-api': having(
    'record decider bindings facts uploads mail',
    /^when-[a-z0-9-]+-then-[a-z0-9-]+\.(?:automation|deadline|mailing|notifying)\.ts$/,
  ),
  projections: having('record projection push'),
  'query-api': having('handlers wire where'),
  web: having('testing', component, adminFile),
});

/**
 * Folder and name of a file (docs/architecture.md, sections 1 and 7).
 * @param {string} file relative to the root, with slashes
 * @returns {string | null} the problem
 */
export function shapeOf(file) {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (file.endsWith('.mjs') || config.test(name)) return null;
  return judgeName(name) ?? judgeFolders(file) ?? judgeArea(file, withoutSpec(name)) ?? judgeRole(file);
}

/** Tests are next to the tested file, with its name. @param {string} name */
const withoutSpec = (name) => name.replace(/(?:\.(?:int|e2e|long))?\.(?:spec|suite)\.(tsx?)$/, '.$1');

/** @param {string} name */
function judgeName(name) {
  const base = withoutSpec(name);
  const empty = base.split('.').find((part) => sayingNothing.test(part.toLowerCase()));
  if (empty) return `"${empty}" says nothing: name the file after what it holds`;
  if (!name.endsWith('.tsx')) return kebabFile.test(base) ? null : `${name}: a .ts file is kebab-case`;
  return component.test(base) || adminFile.test(base) ? null : `${name}: a component file is PascalCase.tsx`;
}

/** @param {string} file */
function judgeFolders(file) {
  const folders = file.split('/').slice(0, -1);
  const bad = folders.find((folder) => !new RegExp(`^${kebab}$`).test(folder) || sayingNothing.test(folder));
  return bad ? `folder ${bad}: kebab-case, and a name that says something` : null;
}

/** @param {string} file @param {string} name */
function judgeArea(file, name) {
  const [, workspace, area, inside] = /^([^/]+)\/src\/areas\/([^/]+)\/(.+)$/.exec(file) ?? [];
  const rule = areaFiles[String(workspace)];
  if (!rule || !area) return null;
  if (!areas.includes(area)) return `"${area}" is not an area: areas are the folders of contracts/src/areas`;
  if (inside?.startsWith('testing/') || rule.allowed.some((allowed) => allowed.test(name))) return null;
  return `${name} has no role in an area of ${workspace}: ${rule.rule}`;
}

/** @param {string} file */
function judgeRole(file) {
  const [, component] = /^web\/src\/areas\/(.+\.tsx)$/.exec(file) ?? [];
  if (component === undefined || isTest(file) || component.endsWith('.admin.tsx')) return null;
  if (withRole.test(component)) return null;
  return `${component}: a component of an area ends in its role: ${roles.join(', ')}`;
}
