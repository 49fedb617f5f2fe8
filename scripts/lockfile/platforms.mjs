/** @typedef {Record<string, { optionalDependencies?: Record<string, string> }>} Packages as in package-lock.json */

/**
 * npm drops optional packages that a registry lacks, and `npm ci` fails. Use a complete version.
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
