import { areas } from './areas.mjs';

const kebab = '[a-z0-9]+(?:-[a-z0-9]+)*';
const kebabFile = new RegExp(`^${kebab}(?:\\.${kebab})*\\.ts$`);
const component = /^[A-Z][A-Za-z0-9]*\.tsx$/;
const config = /(^|\.)config\.(ts|mjs)$/;

/** Names that say nothing about what is inside. */
const sayingNothing = /^(utils?|helpers?|commons?|misc|types)$/;

/** @param {string} names roles, separated by spaces */
const roles = (names) => new RegExp(`^(?:index|${kebab}\\.(?:${names.replaceAll(' ', '|')}))\\.ts$`);

const contractRoles =
  'events commands rejections queries views pushes access rules builders uploads downloads';

/**
 * The files an area may have, by workspace: the suffix is the role. An area may lack one; it never renames one.
 * @type {Readonly<Record<string, { allowed: readonly RegExp[], says: string }>>}
 */
const areaFiles = Object.freeze({
  contracts: {
    allowed: [roles(contractRoles), new RegExp(`^${kebab}\\.ts$`)],
    says: `*.(${contractRoles.replaceAll(' ', '|')}).ts index.ts, or a plain noun.ts for a lookup table or a value`,
  },
  'command-api': {
    allowed: [
      roles('decider bindings facts'),
      /^when-[a-z0-9-]+-then-[a-z0-9-]+\.automation\.ts$/,
      /^index\.ts$/,
    ],
    says: '*.decider.ts *.bindings.ts *.facts.ts when-…-then-….automation.ts index.ts',
  },
  projections: role('projection push'),
  'query-api': role('handlers'),
  web: {
    allowed: [component, roles('live messages'), new RegExp(`^use-${kebab}\\.ts$`)],
    says: 'PascalCase.tsx <area>.live.ts <area>.messages.ts use-*.ts index.ts',
  },
});

/** @param {string} names */
function role(names) {
  return { allowed: [roles(names)], says: `*.(${names.replaceAll(' ', '|')}).ts index.ts` };
}

/**
 * Where a file may stand and what it may be called (docs/architecture.md, sections 1 and 7).
 * @param {string} file path relative to the root, with slashes
 * @returns {string | null} what is wrong, in a sentence
 */
export function shapeOf(file) {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (file.endsWith('.mjs') || config.test(name)) return null;
  return judgeName(name) ?? judgeFolders(file) ?? judgeArea(file, withoutSpec(name));
}

/** A test stands beside what it tests and is called after it. @param {string} name */
const withoutSpec = (name) => name.replace(/(?:\.(?:int|e2e|long))?\.(?:spec|suite)\.(tsx?)$/, '.$1');

/** @param {string} name */
function judgeName(name) {
  const base = withoutSpec(name);
  const empty = base.split('.').find((part) => sayingNothing.test(part.toLowerCase()));
  if (empty) return `"${empty}" says nothing: name the file after what it holds`;
  if (name.endsWith('.tsx'))
    return component.test(base) ? null : `${name}: a component file is PascalCase.tsx`;
  return kebabFile.test(base) ? null : `${name}: a .ts file is kebab-case`;
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
  if (!areas.includes(area)) return `"${area}" is not an area; they are listed in scripts/lint/areas.mjs`;
  if (inside?.startsWith('testing/') || rule.allowed.some((allowed) => allowed.test(name))) return null;
  return `${name} has no role in an area of ${workspace}: ${rule.says}`;
}
