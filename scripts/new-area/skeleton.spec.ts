import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as prettier from 'prettier';
import { termProblem } from '../lint/text-problems.mjs';
import { inRoot } from '../run/root.mjs';
import { renamed } from './names.mjs';
import { registered, registrations } from './registrations.mjs';
import { changedFiles, newFiles, newTexts } from './skeleton.mjs';

const names = { area: 'price-lists', noun: 'price-list' };

describe('the skeleton of an area', () => {
  it.each([
    ["type: 'NoteAdded', data: { noteId: 5 }", "type: 'PriceListAdded', data: { priceListId: 5 }"],
    ["reject('note_not_found')", "reject('price_list_not_found')"],
    ["path: 'note/{id}/update'", "path: 'price-list/{id}/update'"],
    ["from '@portal/contracts/areas/notes'", "from '@portal/contracts/areas/price-lists'"],
    ['await views.find(notes, {', 'await views.find(priceLists, {'],
    ['/** One note. Stream `note-{id}`. */', '/** One price list. Stream `price-list-{id}`. */'],
    ['when-notes-begin-then', 'when-price-lists-begin-then'],
    ['z.object({ ...note })', 'z.object({ ...priceList })'],
    ['"viewNames.notes": "Notes"', '"viewNames.price-lists": "Price lists"'],
    ["describe('the list of notes', () => {", "describe('the list of price lists', () => {"],
    ['noted, denote, Notebook', 'noted, denote, Notebook'],
  ])('spells its names as the place asks for: %s', (template, requested) => {
    expect(renamed(template, names)).toBe(requested);
  });

  it('writes a or an, as the noun asks for', () => {
    const sheets = { area: 'info-sheets', noun: 'info-sheet' };
    expect(renamed('/** A note, or a note. */', sheets)).toBe('/** An info sheet, or an info sheet. */');
    expect(renamed('/** A note. */', names)).toBe('/** A price list. */');
  });

  it('is at most nineteen files and 640 lines, and two to five lines in each list', () => {
    const files = newFiles(names);
    expect(files.length).toBeLessThanOrEqual(19);
    expect(files.map(({ text }) => text.trimEnd().split('\n').length).reduce((a, b) => a + b)).toBeLessThan(
      640,
    );
    const made = files.map(({ file }) => file);
    expect(made).toContain('web/src/areas/price-lists/price-lists.admin.tsx');
    expect(made).toContain('web/src/areas/price-lists/PriceListsScreen.tsx');
    expect(files.filter(({ text }) => /notes?\b/i.test(text))).toEqual([]);
    for (const { file, text } of changedFiles(names)) {
      const before = readFileSync(inRoot(file), 'utf8').split('\n');
      const added = text.split('\n').length - before.length;
      expect([file, added >= 2 && added <= 5]).toEqual([file, true]);
    }
  });

  it('is worded in the terms of the list', () => {
    const texts = newTexts(names);
    expect(texts).toHaveLength(30);
    expect(texts.map(termProblem).filter(Boolean)).toEqual([]);
  });

  it('names the list whose form it does not know', () => {
    const [first] = registrations;
    if (!first) throw new Error('there are no lists');
    expect(() => registered('export const all = [];', first)).toThrow('all-areas.ts: no area is imported');
  });

  it('is what docs/adding-an-area.md shows', async () => {
    const page = readFileSync(inRoot('docs/adding-an-area.md'), 'utf8');
    const blocks = [...page.matchAll(/^`([^`]+)`:\n\n```tsx?\n([^]*?)^```$/gm)];
    expect(blocks.length).toBeGreaterThan(1);
    const made = newFiles({ area: 'notes', noun: 'note' });
    for (const [, file = '', block] of blocks) {
      const text = made.find((each) => each.file === file)?.text ?? '';
      const options = await prettier.resolveConfig(inRoot(file));
      expect(block).toBe(await prettier.format(text, { ...options, filepath: file }));
    }
  });
});
