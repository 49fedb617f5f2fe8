/** @typedef {Record<string, { optionalDependencies?: Record<string, string> }>} Packages as in package-lock.json */

/**
 * Optional platform packages missing from the lock file. npm drops them if a registry lacks the version, and
 * `npm ci` fails. Use a version with all packages.
 * @param {Packages} packages
 * @returns {string[]} names
 */
export function missingPlatforms(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
    ),
  );
}
