import path from 'node:path';
import { areas } from './areas.mjs';

/**
 * Where a module stands, read from its path alone.
 * @typedef {object} Place
 * @property {string} workspace first folder: `contracts`, `web`, `scripts`…; `.` for a file in the root
 * @property {string} zone folder below `src`: `kernel`, `core`, `ui`, `shell`, `areas`, `stores`…; `.` for files in `src` itself
 * @property {string | null} area the area's folder, for `src/areas/<area>/…`
 * @property {string} inner path below the zone, or below the area; without extension
 */

/** Tests and the kits that only tests may load. */
const testFile = /\.(spec|suite|testing)\.tsx?$|^[^/]+\/src\/testing\/|\/testing\//;

/** @param {string} file path relative to the root, with slashes */
export const isTest = (file) => testFile.test(file) || file.startsWith('e2e/');

/**
 * @param {string} file path relative to the root, with slashes; extension optional
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
 * What an import points at, without touching the disk: an import that cannot be resolved yet is judged all the same.
 * @param {string} from importing file, relative to the root
 * @param {string} specifier what stands in the import
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

/** `@portal/contracts/areas/orders` → `contracts/src/areas/orders/index`. @param {string} name @param {string[]} rest */
function fileOfName(name, rest) {
  const isFolder =
    rest.length === 0 || (name === 'contracts' && (rest[0] === 'kernel' || rest[0] === 'areas'));
  return [name, 'src', ...rest, ...(isFolder ? ['index'] : [])].join('/');
}
