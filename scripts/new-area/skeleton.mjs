import { readdirSync, readFileSync } from 'node:fs';
import { textsOfFile } from '../lint/texts.mjs';
import { inRoot } from '../run/root.mjs';
import { capitals, renamed } from './names.mjs';
import { registered, registrations } from './registrations.mjs';

const templates = 'scripts/new-area/template';

/** @typedef {{ area: string, noun: string }} Names */
/** @typedef {{ file: string, text: string }} Written */

/** @param {string} entry below the templates @param {string} area */
function placeOf(entry, area) {
  const [, workspace, name] = /^([^/]+)\/(.+)\.txt$/.exec(entry.replaceAll('\\', '/')) ?? [];
  const own = name?.replace(/^notes(?=\.)/, area).replace(/^Notes/, capitals(area));
  return workspace === 'e2e' ? `e2e/src/calls/rights/${own}` : `${workspace}/src/areas/${area}/${own}`;
}

/** Not yet formatted. @param {Names} names @returns {Written[]} */
export const newFiles = (names) =>
  readdirSync(inRoot(templates), { recursive: true, encoding: 'utf8' })
    .filter((entry) => entry.endsWith('.txt'))
    .sort()
    .map((entry) => ({
      file: placeOf(entry, names.area),
      text: renamed(readFileSync(inRoot(templates, entry), 'utf8'), names),
    }));

/** Those of its own, not the shared words. @param {Names} names */
export const newTexts = (names) =>
  newFiles(names)
    .filter(({ file }) => file.endsWith('.json'))
    .flatMap(({ file, text }) => textsOfFile(file, JSON.parse(text)));

/** Lists including the new area, not yet formatted. @param {Names} names @returns {Written[]} */
export const changedFiles = (names) =>
  registrations.map((registration) => {
    const { file } = registration;
    const own = {
      ...registration,
      ...(registration.import !== undefined && { import: renamed(registration.import, names) }),
      entry: renamed(registration.entry, names),
    };
    return { file, text: registered(readFileSync(inRoot(file), 'utf8'), own) };
  });
