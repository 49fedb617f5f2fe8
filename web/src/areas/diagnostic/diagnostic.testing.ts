import {
  type Benchmark,
  brandNameOf,
  brandTypes,
  type ComparisonRow,
  type Diagnostic,
  type DiagnosticBrand,
  diagnosticCommands,
  diagnosticQueries,
  intensityFields,
  rivalFields,
} from '@portal/contracts/areas/diagnostic';
import { importQueries } from '@portal/contracts/areas/imports';
import { sessionQueries } from '@portal/contracts/areas/session';
import type { Market } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import { type FakeApi, fakeApi, refuse, screen, screenKit, within } from '#testing/screen-kit';
import { type PersonFacts, someTables } from '#testing/sample-session';
import { diagnosticArea } from './index';
import { aBenchmark, aDiagnostic, anEmptyDiagnostic } from './samples.testing';

type Rows = Pick<Diagnostic['comparison'], (typeof rivalFields)[number]>;

function competitorsOf(ids: readonly string[], brands: readonly DiagnosticBrand[], rows: Rows) {
  const compared = rivalFields.map((field) => rows[field]?.brand_id);
  return ids.flatMap((id) => {
    const brand = brands.find((each) => each.brand_id === id);
    const status = compared.includes(id) ? (2 as const) : (1 as const);
    return brand === undefined ? [] : [{ ...brand, status }];
  });
}

function rowsOf(rows: readonly (ComparisonRow | null)[], ids: readonly string[]): Rows {
  const [rest1 = null, rest2 = null, rest3 = null] = rows.flatMap((row) =>
    row !== null && ids.includes(row.brand_id) ? [row] : [],
  );
  return { rest1, rest2, rest3 };
}

function storeOf(start: Diagnostic) {
  let known = start;
  const change = (changed: Partial<Diagnostic>) => {
    known = { ...known, ...changed };
  };
  return {
    known: () => known,
    change,
    chosen: () => known.competition.competence.map((brand) => brand.brand_id),
    choose: (ids: readonly string[]) => {
      const { comparison, brands, competition } = known;
      const existing = ids.filter((id) => brands.some((brand) => brand.brand_id === id));
      const rows = rowsOf(
        rivalFields.map((field) => comparison[field]),
        existing,
      );
      change({
        competition: { ...competition, competence: competitorsOf(existing, brands, rows) },
        comparison: { ...comparison, ...rows },
      });
    },
  };
}
type Store = ReturnType<typeof storeOf>;

const answerBlocks = (api: FakeApi, { known, change, chosen, choose }: Store) =>
  api
    .on(diagnosticCommands.UpdateSwot, ({ restaurant_id, dafo }) => {
      const version = known().swot.version + 1;
      change({ swot: { ...dafo, version } });
      return { restaurant_id, version };
    })
    .on(diagnosticCommands.UpdateClients, ({ restaurant_id, data }) => {
      const version = known().clients.version + 1;
      change({ clients: { data, version } });
      return { restaurant_id, version };
    })
    .on(diagnosticCommands.UpdateCompetition, ({ competence, intensity }) => {
      const version = known().competition.version + 1;
      const levels = intensityFields.map((field) => [field, intensity[field] ?? '']);
      choose(competence);
      change({
        competition: { ...known().competition, version },
        intensity: { ...(Object.fromEntries(levels) as Diagnostic['intensity']), version },
      });
      return { restaurant_id: 1, version };
    })
    .on(diagnosticCommands.UpdateComparison, ({ mcd, rest1, rest2, rest3 }) => {
      const { comparison, brands } = known();
      const version = comparison.version + 1;
      const nameOf = (id: string) => brands.find((brand) => brand.brand_id === id)?.name ?? '';
      const named = [rest1, rest2, rest3].map((row) => (row ? { ...row, name: nameOf(row.brand_id) } : null));
      const own = { ...comparison.mcd, features: mcd.features };
      change({ comparison: { ...comparison, mcd: own, ...rowsOf(named, chosen()), version } });
      choose(chosen());
      return { restaurant_id: 1, version };
    });

function answerBrands(api: FakeApi, { known, change, chosen, choose }: Store) {
  const deleted: DiagnosticBrand[] = [];
  return api
    .on(diagnosticCommands.AddCustomBrand, (sent) => {
      const name = brandNameOf(sent.name);
      const isTaken = known().brands.some((brand) => brand.name === name);
      if (isTaken) return refuse('brand_name_taken', { status: 409, fields: { name: 'taken' } });
      const type = brandTypes.find((each) => each === sent.type) ?? 0;
      const brand = { brand_id: '1-2', name, type, restaurant_id: 1 };
      change({ brands: [...known().brands, brand] });
      return brand;
    })
    .on(diagnosticCommands.DeleteCustomBrand, ({ id }) => {
      deleted.push(...known().brands.filter((brand) => brand.brand_id === id));
      change({ brands: known().brands.filter((brand) => brand.brand_id !== id) });
      choose(chosen());
      return { id, restaurant_id: 1 };
    })
    .on(diagnosticCommands.RestoreCustomBrand, ({ id }) => {
      change({ brands: [...known().brands, ...deleted.filter((brand) => brand.brand_id === id)] });
      choose([...chosen(), id]);
      return { id, restaurant_id: 1 };
    });
}

function answerEnvironment(api: FakeApi, { known, change }: Store) {
  const select = (id: string, status: 0 | 1) =>
    change({
      environment: known().environment.map((option) => (option.id === id ? { ...option, status } : option)),
    });
  return api
    .on(diagnosticCommands.SelectEnvironment, ({ id, restaurant_id }) => {
      select(id, 1);
      return { id, restaurant_id };
    })
    .on(diagnosticCommands.UnselectEnvironment, ({ id, restaurant_id }) => {
      select(id, 0);
      return { id, restaurant_id };
    })
    .on(diagnosticCommands.AddCustomEnvironment, ({ id, name }) => {
      const option = { id: `${id}-2`, slug: '', name, custom: 1, restaurant_id: id, status: 1 } as const;
      change({ environment: [...known().environment, option] });
      return { id: option.id, name, restaurant_id: id };
    })
    .on(diagnosticCommands.DeleteCustomEnvironment, ({ id }) => {
      change({ environment: known().environment.filter((option) => option.id !== id) });
      return { id, restaurant_id: 1 };
    });
}

const someExamples = [
  { id: 3, type: 1, status: 0, data: 'Buena ubicación' },
  { id: 4, type: 1, status: 0, data: 'terraza' },
  { id: 5, type: 2, status: 0, data: 'Poco espacio' },
] as const;
const aDescription = {
  section: 'dafo',
  description: 'Escribe lo que ves cada día.',
  texts: { CAST: 'Escribe lo que ves cada día.' },
  version: 1,
  update_date: null,
} as const;

function serverOf(start: Diagnostic, benchmark: Benchmark, person: PersonFacts) {
  const store = storeOf(start);
  const api = fakeApi()
    .signedIn(person)
    .on(diagnosticQueries.GetDiagnostic, ({ id }) => ({ ...store.known(), restaurant_id: id }))
    .on(diagnosticQueries.GetBenchmark, () => benchmark)
    .on(diagnosticQueries.ListAlerts, () => store.known().alerts)
    .on(diagnosticQueries.ListSwotExamples, () => [...someExamples])
    .on(importQueries.ListSectionDescriptions, () => [aDescription])
    .on(sessionQueries.GetTables, () => someTables({}));
  answerBlocks(api, store);
  answerBrands(api, store);
  answerEnvironment(api, store);
  return { api, change: store.change, known: store.known };
}
export type FakeDiagnostic = ReturnType<typeof serverOf>;

const oneMedian = aBenchmark({
  clients: aBenchmark().clients.map((each) =>
    each.cluster_id === 1 ? { ...each, week: { own: 40, median: 32.5, count: 9 } } : each,
  ),
});

export const diagnosticApi = (facts: Partial<Diagnostic> = {}, person: PersonFacts = {}) =>
  serverOf(aDiagnostic(facts), oneMedian, person);

export const emptyDiagnosticApi = (
  facts: Partial<Diagnostic> = {},
  benchmark: Partial<Benchmark> = {},
  person: PersonFacts = {},
) => serverOf(anEmptyDiagnostic(facts), aBenchmark(benchmark), person);

export const openDiagnostic = <F extends Pick<FakeDiagnostic, 'api'>>(
  fake: F,
  at = '/diagnostic',
  market: Market = 'ES',
  more: readonly AreaManifest[] = [],
) => screenKit([diagnosticArea, ...more])(fake, at, market);

export const section = async (name: string) =>
  within(await screen.findByRole('region', { name: new RegExp(`${name}$`) }));
