import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { campaignsSchema } from '../campaigns/campaign';
import { kitsSchema } from '../campaigns/kits';
import { singlesSchema } from '../campaigns/singles';
import { tagsSchema } from '../campaigns/tags';
import { chatWordsSchema } from '../chat/chat-words';
import { diagnosticWordsSchema } from '../diagnostic/diagnostic-words';
import { geographySchema } from '../geography/geography';
import { coverPlansSchema } from '../home/cover-plans';
import { filmsSchema } from '../home/films';
import { pauseWordsSchema } from '../mop/pause-words';
import { orderWordsSchema } from '../orders/order-words';
import { planWordsSchema } from '../planner/plan-words';
import { reportWordsSchema } from '../reports/report-words';
import { peopleSchema } from '../people';
import { resourceTextsSchema } from '../resources/resource-texts';
import { sectionsSchema } from '../sections/section-tree';
import { readData } from './read-data';

type Mistake = readonly [path: string, typed: unknown];

const files: readonly (readonly [file: string, schema: z.ZodType, ...mistakes: Mistake[]])[] = [
  ['campaigns/burgers.json', campaignsSchema, ['0.heroes.1', 'frise'], ['1.words.CAT.0', '']],
  ['campaigns/chicken.json', campaignsSchema, ['0.layouts.0', 'sunbrust']],
  ['campaigns/corporate.json', campaignsSchema, ['0.section', 'job']],
  ['campaigns/guides.json', singlesSchema, ['singles.2.hero', 'crow'], ['category', 3]],
  ['campaigns/local.json', campaignsSchema, ['1.tags.0', 'openning']],
  ['campaigns/menus.json', campaignsSchema, ['0.kit', 'offers']],
  ['campaigns/ordering.json', campaignsSchema, ['0.face', 'stronger']],
  ['campaigns/seasons.json', campaignsSchema, ['0.price', '7.95'], ['0.key', 'ah']],
  ['campaigns/toolkits.json', singlesSchema, ['singles.0.layout', 'embers'], ['tags.1', 'digtal']],
  ['campaigns/treats.json', campaignsSchema, ['2.scheme', 'lila'], ['0.days', -1]],
  ['chat-words.json', chatWordsSchema, ['scripts.0.lines.0.by', 'agent'], ['notes.0', '']],
  ['covers.json', coverPlansSchema, ['0.campaign', 'TRO'], ['1.layout', 'sun']],
  ['diagnostic.json', diagnosticWordsSchema, ['brands.1.0', ''], ['products.EVM.0', 'x'.repeat(61)]],
  ['films.json', filmsSchema, ['0.url', 'http://video.example']],
  ['geography/portugal.json', geographySchema('PT'), ['places.0.0', '52'], ['regions.0.region', 7]],
  ['geography/spain.json', geographySchema('ES'), ['places.3.0', '00'], ['regions.1.provinces.0', '53']],
  ['kits.json', kitsSchema, ['full.0', [1, '50x71']], ['offer.0', [15, '']]],
  ['order-words.json', orderWordsSchema, ['PT.changes.0', '']],
  ['pause-words.json', pauseWordsSchema, ['reasons.0.0', 'Obras.'], ['cancellations.1', 'No.']],
  ['people.json', peopleSchema, ['ES.named.admin.1', ''], ['PT.family', []]],
  ['plan-words.json', planWordsSchema, ['national.0.from', '1-8'], ['actions.2.days', 0]],
  ['report-words.json', reportWordsSchema, ['ES.title', ''], ['PT.figures', 'Pesquisas']],
  ['resource-texts.json', resourceTextsSchema, ['uses.14.PT', ''], ['calls.CAT', '']],
  ['sections.json', sectionsSchema, ['tree.0.type', 6], ['tree.0.sections.0.children.0.byUse', 'yes']],
  ['tags.json', tagsSchema, ['burger.CAT', '']],
];

const folder = fileURLToPath(new URL('../../data/', import.meta.url));
const read = (file: string): unknown => JSON.parse(readFileSync(folder + file, 'utf8'));

function planted(content: unknown, [first = '', ...others]: readonly string[], value: unknown): unknown {
  expect(content).toHaveProperty([first]);
  const copy = (Array.isArray(content) ? [...content] : { ...(content as object) }) as Record<
    string,
    unknown
  >;
  copy[first] = others.length === 0 ? value : planted(copy[first], others, value);
  return copy;
}

const refusalOf = (file: string, schema: z.ZodType, content: unknown): string => {
  try {
    readData(file, schema, content);
  } catch (error) {
    return String(error);
  }
  return '';
};

describe('the data files of the demo', () => {
  it('are all read through a schema', () => {
    const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.\w+$/.test(name),
    );
    expect(found.sort()).toEqual(files.map(([file]) => file));
    for (const [file, schema] of files) expect(refusalOf(file, schema, read(file))).toBe('');
  });

  it.each(files)('refuse a mistake in %s and say where it is', (file, schema, ...mistakes) => {
    expect(mistakes.length).toBeGreaterThan(0);
    for (const [path, typed] of mistakes) {
      const refusal = refusalOf(file, schema, planted(read(file), path.split('.'), typed));
      expect(refusal).toContain(`demo/data/${file} cannot be read\n${path}: `);
    }
  });

  it('refuse a name that nothing reads', () => {
    const [campaign, ...others] = campaignsSchema.parse(read('campaigns/burgers.json'));
    const content = [{ ...campaign, prise: '4,95' }, ...others];
    expect(refusalOf('campaigns/burgers.json', campaignsSchema, content)).toContain('"prise"');
  });
});
