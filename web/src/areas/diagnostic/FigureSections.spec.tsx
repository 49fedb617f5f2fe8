import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Beside,
  type Diagnostic,
  diagnosticSectionLabels,
  minBehindMedian,
  nationalEntry,
  type Population,
  populationShares,
} from '@portal/contracts/areas/diagnostic';
import { renderApp } from '#testing/render-app';
import { inside, see, textsOf, widen, within } from '#testing/screen-kit';
import { consumptionTexts, figuresTexts, mixTexts, momentsTexts, populationTexts } from './texts';
import { diagnosticArea } from './index';
import { inPercent as inPercentOf } from './diagnostic';
import { emptyDiagnosticApi } from './diagnostic.testing';
import { aBenchmark, anEmptyDiagnostic } from './samples.testing';

const figures = textsOf(figuresTexts);
const moments = textsOf(momentsTexts);
const mix = textsOf(mixTexts);
const consumption = textsOf(consumptionTexts);
const population = textsOf(populationTexts);

/** As the queries read it: they make every blank one like the others. */
const inPercent = (value: number) => inPercentOf(value).replace('\u00A0', ' ');

const none = { sales: null, gcs: null };

const open = (facts: Partial<Diagnostic> = {}, benchmark = {}) =>
  renderApp({ api: emptyDiagnosticApi(facts, benchmark).api, areas: [diagnosticArea], at: '/diagnostic' });
const section = async (name: keyof typeof diagnosticSectionLabels) =>
  await inside('region', new RegExp(`${diagnosticSectionLabels[name].CAST}$`));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll('\u00A0', ' ')));

beforeEach(() => widen(1280));

describe('the moments of the day', () => {
  const known: Partial<Diagnostic> = {
    moments: anEmptyDiagnostic().moments.map((each) => {
      if (each.slot === 'cena') return { ...each, weekend: { sales: 8.754, gcs: 0.5 } };
      if (each.slot === 'manana') return { ...each, week: { sales: -3.1, gcs: 0 }, weekend: none };
      return each;
    }),
  };

  it('[R-DIA-34] [R-DIA-35] are shown with arrow and two decimals, a dash for none, by week and weekend', async () => {
    open(known);
    const own = await section('moments');
    const week = own.getByRole('table', { name: moments('caption', { part: moments('week') }) });
    const [, first, second] = rowsOf(week);
    expect(first).toEqual([
      'Mañana',
      `${figures('down')} ${inPercent(-3.1)}`,
      `${figures('equal')} ${inPercent(0)}`,
    ]);
    expect(second).toEqual(['Comida', '-', '-']);
    const weekend = own.getByRole('table', { name: moments('caption', { part: moments('weekend') }) });
    expect(rowsOf(weekend)).toContainEqual([
      'Cena',
      `${figures('up')} ${inPercent(8.75)}`,
      // Exactly half a percent is no change.
      `${figures('equal')} ${inPercent(0.5)}`,
    ]);
  });

  it('begin with one sentence: when sales rise and when they fall', async () => {
    open(known);
    await see(
      moments('result.mixed', {
        best: 'cena',
        bestPart: 'weekend',
        bestValue: inPercent(8.75),
        worst: 'manana',
        worstPart: 'week',
        worstValue: inPercent(-3.1),
      }),
      await section('moments'),
    );
  });

  it('are beside the median of the region only where enough restaurants are behind it', async () => {
    const beside: Beside = { own: -3.1, median: 1.25, count: minBehindMedian };
    const unknown = { own: null, median: null, count: 0 };
    open(known, {
      moments: aBenchmark().moments.map((each) =>
        each.slot === 'manana' ? { ...each, week: { sales: beside, gcs: unknown } } : each,
      ),
    });
    const own = await section('moments');
    await see(figures('median', { value: inPercent(1.25) }), own);
    expect(
      own.getByText(figures('medianOf', { count: minBehindMedian, region: 'Centro', min: minBehindMedian })),
    ).toBeTruthy();
    expect(await (await section('moments')).findAllByText(/^mediana/)).toHaveLength(1);
  });

  it('say why there is no median', async () => {
    open(known);
    await see(figures('noMedian', { region: 'Centro', min: minBehindMedian }), await section('moments'));
  });

  it('say that there is nothing yet', async () => {
    open();
    const own = await section('moments');
    expect(own.getByText(moments('result.none'))).toBeTruthy();
    expect(own.getByText(figures('noFigures'))).toBeTruthy();
    expect(own.queryByRole('table')).toBeNull();
  });
});

it('[R-DIA-36] [R-DIA-37] the product mix is shown by type in their order, each with its arrow', async () => {
  open({
    product_mix: [
      { type: 'VALUE', description: 'Cheeseburger', value: -0.51 },
      { type: 'A LA CARTA', description: 'Hamburguesa doble', value: 2.3 },
      { type: 'A LA CARTA', description: 'Hamburguesa simple', value: null },
    ],
  });
  const own = await section('pmix');
  const tables = own.getAllByRole('table');
  expect(tables.map((table) => table.querySelector('caption')?.textContent)).toEqual([
    ...['A LA CARTA', 'VALUE'],
  ]);
  expect(rowsOf(tables[0] as HTMLElement).slice(1)).toEqual([
    ['Hamburguesa doble', `${figures('up')} ${inPercent(2.3)}`],
    ['Hamburguesa simple', '-'],
  ]);
  await see(
    mix('result.mixed', {
      best: 'Hamburguesa doble',
      bestType: 'A LA CARTA',
      bestValue: inPercent(2.3),
      worst: 'Cheeseburger',
      worstType: 'VALUE',
      worstValue: inPercent(0.51),
    }),
    own,
  );
});

it('[R-DIA-37] [R-PLT-05] the product mix in Catalan calls its types what they are called there', async () => {
  localStorage.setItem('language', 'CAT');
  const line = { description: 'Aigua', value: -0.51 };
  open({
    product_mix: [
      { type: 'BEBIDAS', ...line },
      { type: 'ENSALADAS', ...line },
    ],
  });
  const own = await inside('region', new RegExp(`${diagnosticSectionLabels.pmix.CAT}$`));
  const captions = own.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent);
  expect(captions).toEqual(['BEGUDES', 'AMANIDES']);
  expect(own.queryByText(/BEBIDAS/)).toBeNull();
});

describe('the consumption', () => {
  const values = (one: number, two: number, three: number, four: number) => ({
    '1': one,
    '2': two,
    '3': three,
    '4': four,
    '5': 99,
    '6': null,
    '7': 1,
  });

  it('[R-DIA-32] [R-DIA-33] is drawn over four axes beside the country, with the same in a table', async () => {
    open({ consumption: { '1': values(30, 20, 10, 5), [nationalEntry]: values(25, 22, 10, 5) } });
    const own = await section('consume');
    const result = consumption('result.mixed', {
      best: 'Core premium',
      bestOwn: '30,00\u00a0%',
      bestOther: '25,00\u00a0%',
      worst: 'Familias',
      worstOwn: '20,00\u00a0%',
      worstOther: '22,00\u00a0%',
    });
    expect(own.getByRole('img', { name: result })).toBeTruthy();
    expect(rowsOf(own.getByRole('table', { name: consumption('table') }))).toEqual([
      [consumption('axis'), 'Restaurante 1', consumption('national')],
      ['Core premium', '30,00 %', '25,00 %'],
      ['Familias', '20,00 %', '22,00 %'],
      ['Asequible', '10,00 %', '10,00 %'],
      ['Noche', '5,00 %', '5,00 %'],
    ]);
  });

  it('[R-DIA-32] [R-DIA-34] shows when its figures were imported, once for equal days', async () => {
    const on = (at: string, from?: string, to = from) => ({
      at: `${at}T09:30:00.000Z`,
      period: from !== undefined && to !== undefined ? { from, to } : null,
    });
    open({
      imported: {
        sales_week: on('2026-10-20', '2026-01', '2026-09'),
        sales: on('2026-10-20', '2026-09'),
        pmix: on('2026-11-17', '2026-10'),
        consume: on('2026-11-17'),
        population: null,
      },
    });
    const says = async (name: Parameters<typeof section>[0], message: string) =>
      expect((await section(name)).getByText(message)).toBeTruthy();
    await says('consume', 'Importado el 17/11/2026');
    await says('pmix', 'Datos de octubre de 2026 · Importado el 17/11/2026');
    const week = 'Datos de enero de 2026 a septiembre de 2026';
    await says('moments', `${week} · Datos de septiembre de 2026 · Importado el 20/10/2026`);
    expect((await section('population')).queryByText(/^Importado/)).toBeNull();
  });

  it('[R-DIA-33] is shown without the country where that is not known', async () => {
    open({ consumption: { '1': values(30, 20, 10, 5) } });
    const own = await section('consume');
    expect(own.getByText(consumption('noNational'))).toBeTruthy();
    expect(own.queryByText(consumption('national'))).toBeNull();
  });
});

describe('the population', () => {
  const people = (...counts: number[]) => {
    const groups = Object.fromEntries(counts.map((count, index) => [`g${index + 1}`, count]));
    const known = groups as unknown as Population;
    return { values: known, percent: populationShares(known), habitants: null };
  };
  const places = { province_id: '28', province_name: 'Madrid' };

  it('[R-DIA-10] [R-DIA-11] is compared with the province in percent of all, by seven bands of age', async () => {
    open({
      population: {
        ...places,
        restaurant: people(10, 10, 10, 40, 10, 10, 10),
        province: people(20, 20, 20, 80, 20, 20, 220),
      },
    });
    const own = await section('population');
    const result = population('result.mixed', {
      best: population('bandSaid', { from: 25, to: 34 }),
      bestOwn: inPercent(40),
      bestOther: inPercent(20),
      worst: population('lastBandSaid', { over: 65 }),
      worstOwn: inPercent(10),
      worstOther: inPercent(55),
    });
    expect(own.getByText(result)).toBeTruthy();
    expect(own.getByRole('img', { name: result.replaceAll(' %', '\u00A0%') })).toBeTruthy();
    const bands = ['0–9', '10–19', '20–24', '25–34', '35–49', '50–65', population('lastBand', { over: 65 })];
    expect(rowsOf(own.getByRole('table', { name: population('table') })).map(([band]) => band)).toEqual([
      ...[population('age'), ...bands],
    ]);
  });

  it('[R-DIA-10] has no bars where the population is zero, and no 0 % either', async () => {
    open({ population: { ...places, restaurant: people(0, 0, 0, 0, 0, 0, 0), province: null } });
    const own = await section('population');
    expect(own.getByText(population('result.none'))).toBeTruthy();
    expect(own.queryByRole('img')).toBeNull();
  });
});
