import semver from 'semver';

/** Minimum Node (package.json, engines). */
const promised = '20.19.0';

/** @typedef {Record<string, { version?: string, engines?: { node?: string } }>} Packages as in package-lock.json */

/**
 * @param {Packages} packages
 * @param {Readonly<Record<string, string>>} accepted name → reason
 * @returns {{ unlisted: { name: string, version: string, range: string }[], unneeded: string[] }} `unneeded`: listed,
 *   but no installed version needs it
 */
export function enginesOf(packages, accepted) {
  const newer = Object.entries(packages).flatMap(([path, { version = '', engines }]) => {
    const range = engines?.node ?? '*';
    const name = path.replace(/^.*node_modules\//, '');
    return semver.satisfies(promised, range) ? [] : [{ name, version, range }];
  });
  return {
    unlisted: newer.filter(({ name }) => !(name in accepted)),
    unneeded: Object.keys(accepted).filter((listed) => !newer.some(({ name }) => name === listed)),
  };
}
