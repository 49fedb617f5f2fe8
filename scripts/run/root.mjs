import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The folder of package.json, independent of the working directory. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {...string} parts path below the root */
export const inRoot = (...parts) => path.join(root, ...parts);
