import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { filesOf } from '../run/files.mjs';
import { inRoot } from '../run/root.mjs';
import {
  numberProblem,
  partProblem,
  pluralProblem,
  structureProblem,
  styleProblem,
  termProblem,
} from './text-problems.mjs';
import { missingValues, placeholdersIn, textSets } from './text-values.mjs';
import { allTexts, jsonTexts, type Text, textsOf } from './texts.mjs';

const texts = allTexts();
const textOf = (language: Text['language'], text: string): Text => ({
  file: 'a.ts',
  language,
  key: 'a',
  text,
});

/** As `file key: what`. */
const wrong = (problemOf: (text: Text) => string | null) =>
  texts.flatMap((text) => {
    const problem = problemOf(text);
    return problem ? [`${text.file} ${text.language} ${text.key}: ${problem}`] : [];
  });

describe('the texts that people read', () => {
  it('are read in all three languages, from messages, titles and contracts', () => {
    for (const language of ['CAST', 'CAT', 'PT'])
      expect(texts.filter((text) => text.language === language).length).toBeGreaterThan(1_000);
    const source = `const a = { CAST: { 'b.c': 'x', d: \`y \${z}\` }, PT: 'w' }; const e = { CAT: { f: g } };`;
    expect(textsOf('a.ts', source)).toEqual([
      { file: 'a.ts', language: 'CAST', key: 'b.c', text: 'x' },
      { file: 'a.ts', language: 'CAST', key: 'd', text: 'y {}' },
      { file: 'a.ts', language: 'PT', key: '', text: 'w' },
    ]);
  });

  it('use one word for one thing, the term of the list', () => expect(wrong(termProblem)).toEqual([]));

  it.each([
    ['CAST', 'Ver la solicitud', 'petición'],
    ['CAT', 'Mostra l’encàrrec', 'comanda'],
    ['PT', 'Nova Capa', 'destaque'],
    ['PT', 'Você não pode', 'third person'],
  ] as const)('would be found with another word: %s %s', (language, text, term) => {
    expect(termProblem(textOf(language, text))).toContain(term);
  });

  it('may hold an abolished word as part of another, or in another language', () => {
    expect(termProblem(textOf('PT', 'A capacidade está esgotada'))).toBeNull();
    expect(termProblem(textOf('CAST', 'Portada sin capa de pintura'))).toBeNull();
  });

  it('have a form for one beside every number with a noun', () => expect(wrong(pluralProblem)).toEqual([]));

  it('would be found without a form for one', () => {
    expect(pluralProblem(textOf('CAST', 'Se cancelarán {count} pausas.'))).toContain('{count} pausas');
    expect(pluralProblem(textOf('PT', '{events, number} eventos em 3 s'))).not.toBeNull();
    expect(pluralProblem(textOf('CAT', '{n, plural, one {# peça} other {# peces}}'))).toBeNull();
    expect(pluralProblem(textOf('CAST', '{width} × {height} píxeles'))).toBeNull();
    expect(pluralProblem(textOf('CAST', '{rate, number} eventos/s'))).toBeNull();
  });

  it('take the numbers of rules as values', () => expect(wrong(numberProblem)).toEqual([]));

  it.each([
    ['CAST', 'Escribe al menos 20 caracteres.', '20'],
    ['CAT', 'Com a màxim, 100 caràcters.', '100'],
    ['PT', 'No máximo 5 imagens.', '5'],
    ['CAST', 'Por ejemplo 12,5. Hasta 2.000 €', '2'],
    ['CAST', 'Elige hasta tres competidores.', 'hasta tres'],
    ['CAT', '{count, plural, one {un} other {# de 50}}', '50'],
  ] as const)('would be found with a number of a rule: %s %s', (language, text, found) => {
    expect(numberProblem(textOf(language, text))).toContain(`"${found}"`);
  });

  it.each(['{n, plural, =0 {Ninguna} =2 {Un par} other {#}}', 'A las 00:00, 24 horas', 'p. ej. 12-0:30'])(
    'may hold selectors, times and examples: %s',
    (text) => expect(numberProblem(textOf('CAST', text))).toBeNull(),
  );

  it('have the same placeholders in every language', () => {
    const first = new Map<string, string>();
    const differing = jsonTexts().flatMap(({ file, key, text }) => {
      const place = `${file.slice(0, -'es.json'.length)} ${key}`;
      const other = first.get(place);
      if (other === undefined) first.set(place, text);
      const problem = other === undefined ? null : structureProblem(other, text);
      return problem === null ? [] : [`${file} ${key}: ${problem}`];
    });
    expect(first.size).toBeGreaterThan(3_000);
    expect(differing).toEqual([]);
    expect(structureProblem('{name} y {more}', '{name} i més')).not.toBeNull();
    expect(structureProblem('{name}', '{name')).toContain('no ICU message');
  });

  it('are whole sentences, not parts to be put together', () => {
    expect(wrong(partProblem)).toEqual([]);
    expect(partProblem(textOf('CAST', 'Faltan '))).not.toBeNull();
  });

  it('say what is required in a sentence that fits behind any label, of either gender', () => {
    const bare = /^(?:es |és |é )?(?:obligatori[oa]?|obrigatóri[oa])\.?$/iu;
    expect(texts.filter(({ text }) => bare.test(text))).toEqual([]);
    expect(['Obligatorio.', 'És obligatori.', 'Obrigatória'].every((text) => bare.test(text))).toBe(true);
  });

  it('have curved apostrophes, and no bare gerund in Catalan', () => {
    expect(wrong(styleProblem)).toEqual([]);
    expect(styleProblem(textOf('CAT', "Data d'entrega"))).not.toBeNull();
    expect(styleProblem(textOf('CAT', 'Desant…'))).not.toBeNull();
    expect(styleProblem(textOf('CAT', 'S’està desant…'))).toBeNull();
  });
});

/** Real chains, except names fixed by the specification. */
const realBrand =
  /\bMc(?!Op)\p{Lu}\w*|\bMcD\w*|Happy Meal|Burger King|\bKFC\b|Starbucks|Telepizza|Domino['’]s|Taco Bell|Popeyes|Five Guys|Pizza Hut/giu;
/**
 * Product families (R-DIA-37), fields and slugs (R-ENT-02, R-CHN-15, R-DIA-28). `McOpCo` is a region
 * (R-ENT-03).
 */
const fixed = ['DSY & McCAFÉ', 'HAPPY MEAL', 'mcauto', 'mcexpress', 'mop_mcauto', 'mcd'];
const brandsIn = (text: string) =>
  fixed.reduce((rest, value) => rest.replaceAll(value, ''), text).match(realBrand) ?? [];

describe('the chain of the demo', () => {
  it('is the only one that texts, demo data, examples and documents name', () => {
    const folders = ['demo', 'contracts/src', 'web/src', 'command-api/src', 'docs'];
    const written = ['README.md', ...folders.flatMap((folder) => filesOf(/\.(?:tsx?|json|md)$/, folder))]
      // Except tests, the specification, and generated files.
      .filter((file) => !/\.spec\.|docs\/requirements\.md|docs\/openapi\.json/.test(file));
    expect(written.length).toBeGreaterThan(1_000);
    const found = written.flatMap((file) =>
      brandsIn(readFileSync(inRoot(file), 'utf8')).map((brand) => `${file}: ${brand}`),
    );
    expect(found).toEqual([]);
  });

  it('would be found beside another one', () => {
    expect(brandsIn('Horario: McAuto, como en BURGER KING')).toEqual(['McAuto', 'BURGER KING']);
    expect(brandsIn("'DSY & McCAFÉ', 'HAPPY MEAL', mcauto: true, 6 McOpCo")).toEqual([]);
  });
});

describe('the language tag of Portugal', () => {
  const sources = filesOf(/(?<!\.spec)\.tsx?$/).map((file) => readFileSync(inRoot(file), 'utf8'));

  it('is pt-PT wherever numbers, plurals and dates are formed; pt alone is Brazil', () => {
    expect(sources.filter((source) => source.includes("'pt-PT'")).length).toBeGreaterThan(2);
    expect(sources.filter((source) => /['"](?:pt|pt-BR)['"]/.test(source))).toEqual([]);
  });
});

describe('the values of texts', () => {
  const sets = textSets();

  it('are given by every call that names a key', () => {
    const files = filesOf(/(?<!\.spec|\.testing)\.tsx?$/, 'web/src');
    expect(sets.size).toBeGreaterThan(100);
    expect(files.flatMap((file) => missingValues(file, readFileSync(inRoot(file), 'utf8'), sets))).toEqual(
      [],
    );
  });

  it('would be missed in a call without them', () => {
    const source = `
      function One() { const text = useText(partTexts); text('hint'); text('hint', { max, size: 1 }); text('plain'); }
      function Two() { const text = useText(otherTexts); text('hint', { max }); text('hint', values); }`;
    const fake = new Map([
      ['partTexts', [{ folder: 'web/src/areas/a/texts', prefix: 'part.' }]],
      ['otherTexts', [{ folder: 'web/src/ui/texts', prefix: '' }]],
    ]);
    const texts = { 'part.hint': '{max} de {size}', 'part.plain': 'Sí', hint: '{max} de {size}' };
    expect(missingValues('web/src/areas/a/A.tsx', source, fake, () => texts)).toEqual([
      "web/src/areas/a/A.tsx 'hint': max, size",
      "web/src/areas/a/A.tsx 'hint': size",
    ]);
  });

  it('are found in choices and tags', () => {
    expect(placeholdersIn('{count, plural, one {# de <b>{name}</b>} other {{when, date, short}}}')).toEqual([
      'count',
      'name',
      'when',
    ]);
  });
});
