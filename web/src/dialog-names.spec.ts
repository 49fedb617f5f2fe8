import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const folder = new URL('.', import.meta.url).pathname;
const screens = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.spec.tsx'),
);
/** To the end of the tag, on a line of its own or not. */
const openingTags = (source: string) => source.match(/<(?:Dialog|Drawer)\s[^]*?(?<!=)>\n/g) ?? [];

/** An `aria-label` of `Dialog` itself goes to the element around the dialog. */
const isNamed = (tag: string) => /aria-labelledby=/.test(tag) || /'aria-label': /.test(tag);

it('[U2] every dialog and drawer has an accessible name', () => {
  const tags = screens.flatMap((file) =>
    openingTags(readFileSync(join(folder, file), 'utf8')).map((tag) => [file, isNamed(tag)]),
  );
  expect(tags.length).toBeGreaterThan(15);
  expect(tags.filter(([, named]) => !named)).toEqual([]);
  expect(isNamed('<Dialog open aria-label={title}>')).toBe(false);
});
