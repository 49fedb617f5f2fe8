import { UsageError } from '../run/arguments.mjs';

const needed = { major: 20, minor: 19 };

/**
 * Fails on an old Node before the project is loaded.
 * @param {string} [version] as in `process.versions.node`
 */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > needed.major || (major === needed.major && minor >= needed.minor)) return;
  throw new UsageError(
    `this is Node ${version}; the portal needs Node ${needed.major}.${needed.minor} or newer (https://nodejs.org)`,
  );
}
