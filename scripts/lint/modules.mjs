import path from 'node:path';
import { areas } from './areas.mjs';

/**
 * Location of a module, from its path.
 * @typedef {object} Place
 * @property {string} workspace first folder: `contracts`, `web`, `scripts`…; `.`: the root
 * @property {string} zone folder below `src`: `kernel`, `core`, `ui`, `areas`…; `.`: `src` itself
 * @property {string | null} area of `src/areas/<area>/…`
 * @property {string} inner path below zone or area, without extension
 */

/** Tests and test kits. */
const testFile = /\.(spec|suite|testing)\.tsx?$|^[^/]+\/src\/testing\/|\/testing\//;

/** @param {string} file relative to the root, with slashes */
export const isTest = (file) => testFile.test(file) || /^(?:doubles|e2e)\//.test(file);

/**
 * @param {string} file relative to the root, with slashes; extension optional
 * @returns {Place}
 */
export function locationOf(file) {
  const parts = file.replace(/\.[cm]?[jt]sx?$/, '').split('/');
  const workspace = parts.length > 1 ? String(parts.shift()) : '.';
  if (parts[0] === 'src') parts.shift();
  const zone = parts.length > 1 ? String(parts.shift()) : '.';
  const area = zone === 'areas' ? (areas.find((name) => name === parts[0]) ?? null) : null;
  return { workspace, zone, area, inner: parts.slice(area ? 1 : 0).join('/') };
}

/** @typedef {{ kind: 'ours', file: string, byName: boolean } | { kind: 'installed', name: string } | { kind: 'node' }} Target */

/**
 * Without disk access: unresolved imports are judged, too.
 * @param {string} from relative to the root
 * @param {string} specifier as in the import
 * @returns {Target}
 */
export function targetOf(from, specifier) {
  if (specifier.startsWith('node:')) return { kind: 'node' };
  if (specifier.startsWith('.')) {
    return { kind: 'ours', file: path.posix.join(path.posix.dirname(from), specifier), byName: false };
  }
  if (specifier.startsWith('#'))
    return { kind: 'ours', file: `web/src/${specifier.slice(1)}`, byName: false };
  const [scope = '', name = '', ...rest] = specifier.split('/');
  if (scope === '@portal') return { kind: 'ours', file: fileOfName(name, rest), byName: true };
  return { kind: 'installed', name: scope.startsWith('@') ? `${scope}/${name}` : scope };
}

/**
 * `@portal/contracts/areas/orders` → `contracts/src/areas/orders/index`,
 * `@portal/contracts/contract/orders` → `contracts/src/areas/orders/orders.contract`.
 * @param {string} name
 * @param {string[]} rest
 */
function fileOfName(name, rest) {
  if (name === 'contracts' && rest[0] === 'contract')
    return `contracts/src/areas/${rest[1]}/${rest[1]}.contract`;
  const isFolder =
    rest.length === 0 || (name === 'contracts' && (rest[0] === 'kernel' || rest[0] === 'areas'));
  return [name, 'src', ...rest, ...(isFolder ? ['index'] : [])].join('/');
}
