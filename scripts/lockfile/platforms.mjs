/** @typedef {Record<string, { optionalDependencies?: Record<string, string> }>} Packages as in package-lock.json */

/**
 * Optional packages that a package of the lock file names and the lock file does not hold. They are built for other
 * platforms; npm drops them where a registry lacks their version, and then `npm ci` finds the lock file out of step.
 * Cured by a version whose packages are all there.
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
