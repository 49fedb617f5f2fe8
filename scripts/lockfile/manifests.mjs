/** @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest */

/**
 * `npm ci` accepts extra locked packages without installing them, so every start would reinstall.
 * @param {Readonly<Record<string, Manifest>>} packages of package-lock.json; workspaces by folder
 * @param {Readonly<Record<string, Manifest>>} manifests by folder; '' is the root
 * @returns {string[]} folders
 */
export function outOfStep(packages, manifests) {
  return Object.entries(manifests)
    .filter(([folder, manifest]) => requestedPackages(packages[folder] ?? {}) !== requestedPackages(manifest))
    .map(([folder]) => folder);
}

/** @param {Manifest} manifest */
const requestedPackages = ({ dependencies = {}, devDependencies = {} }) =>
  JSON.stringify([dependencies, devDependencies].map((wanted) => Object.entries(wanted).sort()));
