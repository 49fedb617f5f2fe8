import { existsSync } from 'node:fs';
import { runToEnd } from '../run/process.mjs';

/** Debian as root. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {readonly string[]} args */
export const aptGet = (args) =>
  runToEnd('apt-get', args, { show: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
