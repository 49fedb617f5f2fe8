import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../run/root.mjs';

const languageBegins = /^ {2}(?:CAST|CAT|PT): \{/m;
const textOfKey = /^ {4}'?([\w.]+)'?: '(.+)',$/gm;
/** An area, or a folder beside the areas. */
const areaOf = (file: string) => /^(?:areas\/[^/]+|[^/]+\/[^/]+)/.exec(file)?.[0] ?? file;

/** The texts of a file of messages: in all its languages, one after the other. */
function textsIn(source: string): string[] {
  const texts: Record<string, string[]> = {};
  const [, ...languages] = source.split(languageBegins);
  for (const [, key = '', text = ''] of languages.join('').matchAll(textOfKey))
    (texts[key] ??= []).push(text);
  return Object.values(texts).map((said) => said.join(' · '));
}

/** What three areas or more say alike in every language. */
function saidByThree(sources: readonly (readonly [file: string, source: string])[]): string[] {
  const areas = new Map<string, Set<string>>();
  for (const [file, source] of sources)
    for (const text of textsIn(source)) areas.set(text, (areas.get(text) ?? new Set()).add(areaOf(file)));
  return [...areas].filter(([, sayers]) => sayers.size >= 3).map(([text]) => text);
}

const messages = readdirSync(inRoot('web/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.messages.ts'))
  .map((file) => [file, readFileSync(inRoot('web/src', file), 'utf8')] as const);

describe('words that three areas say', () => {
  it('stand once, in web/src/core/i18n/words.ts', () => expect(saidByThree(messages)).toEqual([]));

  it('would be found', () => {
    const source = "  CAST: {\n    name: 'Nombre',\n  },\n  PT: {\n    name: 'Nome',\n  },";
    const sayers = ['areas/a/a', 'areas/b/b', 'areas/c/c'].map((file) => [file, source] as const);
    expect(saidByThree(sayers)).toEqual(['Nombre · Nome']);
    expect(saidByThree(sayers.slice(1))).toEqual([]);
  });
});
