import { describe, expect, it } from '@jest/globals';
import { newTexts } from '../new-area/skeleton.mjs';
import { jsonTexts, type Text } from './texts.mjs';

/** An area, or a folder beside the areas. */
const areaOf = (file: string) => /^web\/src\/(?:areas\/[^/]+|[^/]+)/.exec(file)?.[0] ?? file;

/** Texts equal in every language in three or more areas. */
function sharedByThree(texts: readonly Text[]): string[] {
  const byKey = new Map<string, Text[]>();
  for (const text of texts) {
    const key = `${text.file.slice(0, -'es.json'.length)} ${text.key}`;
    byKey.set(key, [...(byKey.get(key) ?? []), text]);
  }
  const areas = new Map<string, Set<string>>();
  for (const [key, inLanguages] of byKey) {
    const wording = inLanguages.map(({ text }) => text).join(' · ');
    areas.set(wording, (areas.get(wording) ?? new Set()).add(areaOf(key)));
  }
  return [...areas].filter(([, sayers]) => sayers.size >= 3).map(([wording]) => wording);
}

/** Except the shared sets. */
const own = jsonTexts().filter(({ file }) => !/texts\/(?:words|answers|person)\//.test(file));

describe('words that three areas say', () => {
  it('stand once, in web/src/core/texts/words', () => expect(sharedByThree(own)).toEqual([]));

  it('stand there also with a new area', () => {
    const made = newTexts({ area: 'example-notes', noun: 'example-note' });
    expect(sharedByThree([...own, ...made])).toEqual([]);
  });

  it('would be found', () => {
    const wording = (area: string): Text[] => [
      { file: `web/src/areas/${area}/texts/es.json`, language: 'CAST', key: `${area}.name`, text: 'Nombre' },
      { file: `web/src/areas/${area}/texts/pt.json`, language: 'PT', key: `${area}.name`, text: 'Nome' },
    ];
    expect(sharedByThree(['a', 'b', 'c'].flatMap(wording))).toEqual(['Nombre · Nome']);
    expect(sharedByThree(['b', 'c'].flatMap(wording))).toEqual([]);
  });
});
