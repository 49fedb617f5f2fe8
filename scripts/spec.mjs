// npm run spec -- <part of a path>…
import { install } from './build/install.mjs';
import { UsageError } from './run/arguments.mjs';
import { filesOf } from './run/files.mjs';
import { script } from './run/script.mjs';
import { jest, prepareForJest } from './test/jest.mjs';
import { journeys, runParts } from './test/parts.mjs';

const isJourney = (/** @type {string} */ file) => file.endsWith('.e2e.spec.ts');
const startsPrograms = (/** @type {string} */ file) => /^e2e\/src\/(programs|production|faults)\//.test(file);

await script(async () => {
  const asked = process.argv.slice(2);
  const found = filesOf(/\.spec\.tsx?$/).filter((file) => asked.some((part) => file.includes(part)));
  if (found.length === 0) throw new UsageError('npm run spec -- <part of a path>…');
  await install();
  const specs = found.filter((file) => !isJourney(file));
  const inBrowser = found.filter(isJourney);
  if (specs.some(startsPrograms)) await prepareForJest();
  const code = specs.length > 0 ? await jest(['--runTestsByPath', ...specs]) : 0;
  if (inBrowser.length === 0) return code;
  const names = inBrowser.map((file) => file.split('/').at(-1) ?? file);
  return Math.max(code, await runParts([journeys('journeys', names, { EVERY_JOURNEY: '1' })]));
});
