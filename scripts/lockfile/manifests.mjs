/** @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest */

/**
 * Workspaces whose package.json asks for other packages than the lock file has noted down for them. `npm ci` lets a
 * package pass that only the lock file knows; it stays uninstalled, and every start would try again.
 * @param {Readonly<Record<string, Manifest>>} packages of package-lock.json; a workspace is named by its folder
 * @param {Readonly<Record<string, Manifest>>} manifests folder → package.json; the root's folder is ''
 * @returns {string[]} folders
 */
export function outOfStep(packages, manifests) {
  return Object.entries(manifests)
    .filter(([folder, manifest]) => wishes(packages[folder] ?? {}) !== wishes(manifest))
    .map(([folder]) => folder);
}

/** @param {Manifest} manifest */
const wishes = ({ dependencies = {}, devDependencies = {} }) =>
  JSON.stringify([dependencies, devDependencies].map((wanted) => Object.entries(wanted).sort()));
