import { describe, expect, it } from '@jest/globals';
import { type Market, marketRecords } from '@portal/contracts/kernel';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areas } from './areas';
import type { Messages } from '#core/i18n/define-messages';

const web = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(web, { recursive: true, withFileTypes: true })
  .filter(({ name }) => name.endsWith('.messages.ts'))
  .map(({ parentPath, name }) => join(parentPath, name));

const isMessages = (value: unknown): value is Messages =>
  typeof value === 'object' && value !== null && 'languages' in value && 'keys' in value;

/** What of an area is there in fewer markets than the area. */
const marketOf: Readonly<Record<string, Market>> = {
  'areas/cart/checkout/phone.messages.ts': 'PT',
  'areas/channels/editor/mobile.messages.ts': 'ES',
};

/** What is also said in the language of a market without the area: literal texts of the specification (AMB-31). */
const alsoIn: Readonly<Record<string, readonly string[]>> = { 'areas/imports/success.messages.ts': ['PT'] };

/** The languages of the markets in which the area of this file is there; all of them outside of areas. */
function languagesOf(file: string): string[] {
  const path = relative(web, file);
  const [, slug] = /^areas\/([^/]+)\//.exec(path) ?? [];
  const feature = areas.find(({ area }) => area === slug)?.feature;
  return Object.values(marketRecords)
    .filter(({ market }) => marketOf[path] === undefined || marketOf[path] === market)
    .filter(({ features }) => feature === undefined || features[feature])
    .flatMap(({ languages }): readonly string[] => languages)
    .concat(alsoIn[path] ?? []);
}

const declaredIn = async (file: string) => Object.values((await import(file)) as object).filter(isMessages);

describe('the texts of an area', () => {
  it('are found in the files of messages', async () => {
    const declared = await Promise.all(files.map(declaredIn));
    expect(declared.flat().length).toBeGreaterThan(50);
  });

  it.each(files.map((file) => [relative(web, file), file]))(
    '[R-ERR-25] are there in the languages of the markets that have it, and in no other: %s',
    async (_name, file) => {
      for (const { languages } of await declaredIn(file)) {
        expect(languages.toSorted()).toEqual(languagesOf(file).toSorted());
      }
    },
  );
});
