import { describe, expect, it } from '@jest/globals';
import { languages, marketRecords } from '@portal/contracts';
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areas } from './areas';

const web = fileURLToPath(new URL('..', import.meta.url));
const codes = { CAST: 'es', CAT: 'ca', PT: 'pt' };
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?:^|\/)texts\/(?:[\w-]+\/)?(?:es|ca|pt)\.json$/.test(file),
);
const folders = [...new Set(files.map((file) => dirname(file)))];

/** Sets of other markets (AMB-31). */
const read: Readonly<Record<string, readonly (typeof languages)[number][]>> = {
  'areas/cart/texts/phone': marketRecords.PT.languages,
  'areas/channels/texts/mobile': marketRecords.ES.languages,
  'areas/imports/texts/success': languages,
};

function languagesOf(folder: string): readonly string[] {
  const [, slug] = /^areas\/([^/]+)\//.exec(folder) ?? [];
  const feature = areas.find(({ area }) => area === slug)?.feature;
  const markets = Object.values(marketRecords).filter(
    ({ features }) => feature === undefined || features[feature],
  );
  return read[folder] ?? [...new Set(markets.flatMap(({ languages: spoken }) => spoken))];
}

describe('the texts of an area', () => {
  it('are found', () => expect(folders.length).toBeGreaterThan(25));

  it.each(folders)(
    '[R-ERR-25] are there in the languages of the markets that have it, and in no other: %s',
    (folder) => {
      const requested = languagesOf(folder).map(
        (language) => `${codes[language as keyof typeof codes]}.json`,
      );
      const there = readdirSync(join(web, folder)).filter((file) => file.endsWith('.json'));
      expect(there.toSorted()).toEqual(requested.toSorted());
    },
  );

  it('are bound by the module beside them', () => {
    const bare = folders.filter((folder) => !readdirSync(join(web, folder)).includes('index.ts'));
    expect(bare.map((folder) => relative(web, join(web, folder)))).toEqual(['core/texts/words']);
  });
});
